import {
  type CountryCode,
  findPhoneNumbersInText,
  getExampleNumber,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import mobiles from 'libphonenumber-js/mobile/examples';
import { visiblePhones } from '@/lib/audit/facts/local-business/phone-numbers';
import { parsePage } from '@/lib/web-page/parse-page';
import { seeded } from '@/tests/support/seeded';

const { below, choose: oneOf } = seeded(15);
const figures = (count: number) => Array.from({ length: count }, () => below(10)).join('');

/** Country, language of its pages, and the word before a number there. */
const countries: readonly [CountryCode, string, string][] = [
  ['AU', 'en', 'Phone'],
  ['NZ', 'en', 'Call us on'],
  ['GB', 'en', 'Tel:'],
  ['US', 'en', 'Call'],
  ['DE', 'de', 'Telefon'],
  ['AT', 'de', 'Tel.'],
  ['CH', 'de', 'Telefon:'],
  ['FR', 'fr', 'Téléphone'],
  ['ES', 'es', 'Teléfono:'],
  ['PT', 'pt', 'Telefone'],
  ['PL', 'pl', 'tel.'],
  ['BG', 'bg', 'тел.'],
  ['IR', 'fa', 'تلفن:'],
  ['JP', 'ja', '電話:'],
  ['CN', 'zh', '电话:'],
  ['NL', 'nl', 'Telefoon'],
  ['IT', 'it', 'Telefono'],
];

/** By the digits alone: what decides in the engine whether two numbers are one is the library itself. */
const endsWith = (tel: string, number: PhoneNumber) =>
  tel.replace(/\D/g, '').endsWith(number.nationalNumber.replace(/^0/, ''));

const phonesOn = (lang: string, text: string) =>
  visiblePhones(
    parsePage(
      Buffer.from(`<html lang="${lang}"><body><p>${text}</p></body></html>`),
      'text/html; charset=utf-8',
    ),
  );

/** A valid number of the country, with random last figures. */
function inventNumber(country: CountryCode) {
  const example = getExampleNumber(country, mobiles);
  for (let attempt = 0; example && attempt < 50; attempt += 1) {
    const kept = example.nationalNumber.slice(0, -5);
    const number = parsePhoneNumberFromString(`+${example.countryCallingCode}${kept}${figures(5)}`);
    if (number?.isValid()) return number;
  }
  throw new Error(`There is no number of ${country}.`);
}

describe('a number that libphonenumber writes', () => {
  it.each(countries)(
    'is found on a page, in international form, and in national form behind a word: %s',
    (country, lang, word) => {
      const missed: string[] = [];
      for (let round = 0; round < 60; round += 1) {
        const number = inventNumber(country);
        const written = oneOf([number.formatInternational(), `${word} ${number.formatNational()}`]);
        const found = phonesOn(lang, `Welcome. ${written} and more.`);
        if (!found.some(({ tel }) => endsWith(tel, number))) missed.push(written);
      }
      expect(missed).toEqual([]);
    },
  );
});

const noise = [
  () => `${1 + below(28)}.${1 + below(12)}.20${figures(2)}`,
  () => `${below(24)}:${figures(2)}–${below(24)}:${figures(2)}`,
  () => `$${1 + below(900)}.${figures(2)}`,
  () => `${1 + below(90)} ${figures(3)} ${figures(3)} m²`,
  () => `ABN ${figures(2)} ${figures(3)} ${figures(3)} ${figures(3)}`,
  () => `${figures(2)} ${figures(2)} ${figures(2)}`,
  () => `${1 + below(12)} / ${1 + below(12)} / ${1 + below(12)}`,
  () => `${1 + below(9)}${figures(3)} ${1 + below(9)}${figures(3)}`,
  () => `Order ${figures(10)}`,
  () => `${figures(4)} ${figures(4)} ${figures(4)} ${figures(4)}`,
  () => `10.${figures(4)}/${figures(9)}`,
  () => `v${below(9)}.${below(9)}.${below(99)}`,
  () => `${figures(5)}-${figures(3)}`,
  () => `${below(90)}.${figures(6)}, ${below(90)}.${figures(6)}`,
];

it('is nothing in a thousand lines of other figures that libphonenumber doesn’t take for one, too', () => {
  const differing: string[] = [];
  for (let round = 0; round < 1000; round += 1) {
    const [country, lang] = oneOf(countries);
    const line = Array.from({ length: 3 }, () => oneOf(noise)()).join(', ');
    const theirs = findPhoneNumbersInText(line, country).map(({ number }) => number);
    for (const { tel, text } of phonesOn(lang, line))
      if (!theirs.some((number) => endsWith(tel, number))) differing.push(`${country} ${text} in ${line}`);
  }
  expect(differing).toEqual([]);
});

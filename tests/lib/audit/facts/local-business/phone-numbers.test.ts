import { findPhones, visiblePhones } from '@/lib/audit/facts/local-business/phone-numbers';
import { createPage } from '@/tests/support/smith-plumbing';
import { createVisit } from '@/tests/support/visit';

function phonesIn(text: string): string[] {
  const { html } = createVisit({ html: createPage(`<p>${text}</p>`) }).page;
  return html ? visiblePhones(html).map((phone) => phone.text) : [];
}

describe('a phone number before a street number', () => {
  it.each([
    ['Phone 07 5555 0100 12 Station Street, Nerang', '07 5555 0100'],
    ['Ph (07) 5555 0100 3/12 Station St, Nerang', '(07) 5555 0100'],
    ['Call 5555 0100 12 Station Street, Nerang', '5555 0100'],
    ['Mobile: 0400 555 010 7 Ferry Road', '0400 555 010'],
    ['Phone 1300 555 010 128 Gold Coast Highway', '1300 555 010'],
    ['Tel. +61 7 5555 0100 12 Station Street', '+61 7 5555 0100'],
    ['Tel. +33 1 99 00 12 34 12 rue de la Paix', '+33 1 99 00 12 34'],
    ['Phone 13 55 10 12A Station Street', '13 55 10'],
  ])('ends before it: %s', (text, number) => {
    expect(phonesIn(text)).toEqual([number]);
  });

  it.each([
    ['Phone 07 5555 0100 Open Mon–Fri', '07 5555 0100'],
    ['Call 5555 0100 Station Street, Nerang', '5555 0100'],
    ['Tel. 030 1234 567 Berlin', '030 1234 567'],
    ['Tlf 22 55 01 00 Oslo', '22 55 01 00'],
  ])('keeps all of a number that none follows: %s', (text, number) => {
    expect(phonesIn(text)).toContain(number);
  });
});

it('is none in the cells of a table of large numbers', () => {
  const row = (cells: string) => `<tr><td>${cells.split('|').join('</td><td>')}</td></tr>`;
  const rows = [row('10 000|833|12'), row('15 000|1250|8'), row('20 000|1667|6')];
  expect(phonesIn(`</p><table>${rows.join('')}</table><p>`)).toEqual([]);
});

it.each([
  ['電話 03−5550−1299', '03-5550-1299'],
  ['０３ー５５５０ー１２９９', '03-5550-1299'],
  ['TEL：03⁃5550⁃1299', '03-5550-1299'],
  ['03・5550・1299', '03-5550-1299'],
  ['電話03\u2060-\u200b5550-1299まで', '03-5550-1299'],
  ['お電話は（０３）５５５０－１２９９まで', '(03)5550-1299'],
  ['０３（５５５０）１２９９', '03(5550)1299'],
  ['☎ 03•5550•1299', '03-5550-1299'],
  ['Telefon: 0711 555012-0', '0711 555012-0'],
  ['Tel. (22) 555-01-23 w. 12', '(22) 555-01-23'],
  ['Fale connosco: (11) 95550-1299', '(11) 95550-1299'],
  ['Звоните: 8-800-555-01-23', '8-800-555-01-23'],
  ['Телефон: 987 65 43', '987 65 43'],
  ['โทร ๐๒-๕๕๕-๐๑๒๙', '02-555-0129'],
  ['Llámanos: (011) 15-5550-1299', '(011) 15-5550-1299'],
  ['Ligue: 0 15 11 5550-1299', '0 15 11 5550-1299'],
  ['тел. 8 (495) 550-12-99', '8 (495) 550-12-99'],
  ['Call 1300 LUNA 00 today', '1300 LUNA 00'],
  ['Phone 1-800-FLOWERS', '1-800-FLOWERS'],
])('reads a number as people write it: %s', (text, number) => {
  expect(phonesIn(text)).toEqual([number]);
});

it.each([
  '〒150-0041 東京都渋谷区神南1-2-3',
  '平日 0930〜1800',
  '登録番号 03-5550-1299',
  'Open 0800 HOURS',
  'ROOM FOR 1800 PEOPLE',
  'CALL BY 13 AUG 2024',
])('takes other figures for none: %s', (text) => {
  expect(phonesIn(text)).toEqual([]);
});

describe('a number in the form of a country', () => {
  const phonesOn = (lang: string, text: string) => {
    const { html } = createVisit({ html: `<html lang="${lang}"><body><p>${text}</p></body></html>` }).page;
    return html ? visiblePhones(html).map((phone) => phone.text) : [];
  };

  it.each([
    ['fr', '01 99 00 12 34'],
    ['fr', '01.99.00.12.34'],
    ['nl', '06 12 00 56 78'],
    ['de', '089 / 99 99 80'],
    ['de', '044 668 18 00'],
    ['bg', '02 987 65 00'],
    ['ja', '0120-555-010'],
    ['zh', '010-55550100'],
    ['it', '06 555 0100'],
    ['en', '0061 7 5555 0100'],
    ['en', '01632 960001'],
  ])('is read on a page in %s: %s', (lang, number) => {
    expect(phonesOn(lang, `Smith, ${number}.`)).toEqual([number]);
  });

  it.each([
    ['en', '01 99 00 12 34'],
    ['fr', '02 13 24 35 46'],
    ['en', '089 99 99 80'],
    ['de', '08.00 12.00 14.00 18.00'],
  ])('is none on a page in %s: %s', (lang, figures) => {
    expect(phonesOn(lang, `Smith, ${figures}.`)).toEqual([]);
  });
});

it.each([
  ['pl', '22 555 01 23', true],
  ['es', '600 55 50 12', true],
  ['cs', '222 555 012', true],
  ['en', '222 555 012', false],
  ['pl', '250 000 000', false],
  ['es', 'Tallas 200 300 400', false],
  ['zh', '138 0555 0129', true],
  ['zh', '13805550129', true],
  ['en', '13805550129', false],
  ['pt', '(12) 2020-2021', false],
  ['pt', '(11) 95550-1299', true],
])('on a page in %s, %s alone is a phone number: %s', (lang, text, isPhone) => {
  expect(findPhones(text, { lang })).toHaveLength(isPhone ? 1 : 0);
});

it.each([
  'NL91 ABNA 0417 1643 00',
  'IBAN: GB29 NWBK 6016 1331 9268 19',
  'BG80 BNBG 0661 1020 3456 78',
  'NL91ABNA0417164300',
])('is none in the number of an account: %s', (account) => {
  expect(findPhones(`KvK 12345678, ${account}.`, { lang: 'nl' })).toEqual([]);
});

it('is one behind letters that are no bank', () => {
  expect(findPhones('Unit 12 ABNA 0417 164 300', { lang: 'en' })).toHaveLength(1);
});

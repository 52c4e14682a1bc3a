import { readFileSync } from 'node:fs';
import { findComplaints } from '@/lib/advisor/complaints/find-complaints';
import { readText } from '@/lib/advisor/complaints/read-text';
import { type BusinessFacts, timeframes } from '@/lib/advisor/facts';
import { presentAdvice } from '@/lib/advisor/present-advice';
import { rankAdvice } from '@/lib/advisor/rank-advice';
import { rules } from '@/lib/advisor/rules';
import { budgets, businessSizes, industries } from '@/lib/content/business-profile';
import { findService } from '@/lib/content/services';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { plainWords } from '@/lib/i18n/shown-messages';

/** Complaints of owners by trade, with the advice that has to come first, in every language. */
const [head = '', ...lines] = readFileSync('tests/fixtures/pain-sentences.tsv', 'utf8').trimEnd().split('\n');
const columns = head.split('\t');
const table = lines.map((line) => {
  const cells = line.split('\t');
  const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
  return {
    first: cell('first'),
    industry: industries.find((id) => id === cell('industry')) ?? 'other',
    cell,
  };
});

const business = (facts: Partial<BusinessFacts>): BusinessFacts => ({
  businessName: 'Creek Road',
  industry: 'other',
  businessSize: 'small',
  goals: ['leads'],
  currentWebsite: 'https://creek-road.example',
  budget: '5k-15k',
  timeframe: 'soon',
  ...facts,
});

describe('a complaint', () => {
  it('is in the table twenty times, in all languages', () => {
    expect(table).toHaveLength(20);
    for (const { cell } of table) expect(localeCodes.filter((code) => cell(code) === '')).toEqual([]);
  });

  describe.each(localeCodes)('in %s', (locale) => {
    it.each(table.map((row) => [row.first, row] as const))('is answered first: %s', async (first, row) => {
      const facts = business({ industry: row.industry, painPoints: [row.cell(locale)] });
      const items = rankAdvice(facts);
      expect({ text: row.cell(locale), first: items[0]?.rule }).toEqual({ text: row.cell(locale), first });
      const [shown] = await presentAdvice({ engine: 'rules', items }, facts, locale);
      expect(shown?.priority).toBe('high');
      expect(plainWords(shown?.reasoning ?? '')).toContain([...row.cell(locale)].slice(0, 20).join(''));
    });
  });

  it('of people who only compare prices is not answered with a call-back', () => {
    const painPoints = ['All our customers want is a price, then they go to whoever is cheapest'];
    const answered = rankAdvice(business({ painPoints, goals: ['leads', 'brand-awareness'] }));
    expect(answered[0]?.rule).toBe('show-prices');
    expect(answered.find(({ rule }) => rule === 'answer-fast')?.confidence ?? 0).toBeLessThan(95);
  });

  it('that is an emergency is answered whole before the next', () => {
    const painPoints = ['The pages are slow', 'Our site was hacked twice'];
    const answered = rankAdvice(business({ painPoints })).map(({ rule }) => rule);
    expect(answered.slice(0, 3)).toEqual(['clean-hacked-site', 'website-care', 'speed-up']);
  });
});

describe('the price beside an advice', () => {
  it('is there wherever the service has a price and the advice is not free', () => {
    const unpriced = rules.filter(
      (rule) => !rule.isFree && !rule.offer && findService(rule.services[0]).priceFrom,
    );
    expect(unpriced.map(({ id }) => id)).toEqual([]);
    expect(rules.filter((rule) => rule.isFree && rule.offer).map(({ id }) => id)).toEqual([]);
  });
});

it('who wants to sell online and has the money for it is advised a shop', () => {
  const missing = industries.flatMap((industry) =>
    [...businessSizes, undefined].flatMap((businessSize) =>
      budgets.slice(2).flatMap((budget) =>
        [...timeframes, undefined].flatMap((timeframe) => {
          const facts = business({ industry, businessSize, budget, timeframe, goals: ['online-shop'] });
          return rankAdvice(facts).some(({ rule }) => rule === 'online-shop') ? [] : [facts];
        }),
      ),
    ),
  );
  expect(missing.slice(0, 3)).toEqual([]);
});

/** A phone that never rings is the opposite of one that never stops, although both are told with a phone. */
const silent: Record<Locale, readonly string[]> = {
  en: [
    'The phone never rings',
    'The phone is silent all day',
    'No one phones',
    'Nobody phones us',
    'Our phone hardly ever rings',
    'Nobody calls',
    "The phone hasn't rung all week",
    'We never get any calls',
    'The phone has gone quiet',
    'No phone calls at all',
    'The telephone stays dead quiet',
    'I sit next to a phone that does not ring',
    'We rarely get a call',
    'We barely get any phone calls',
    'The phone never goes',
  ],
  de: [
    'Das Telefon klingelt nie',
    'Das Telefon ist den ganzen Tag still',
    'Niemand ruft an',
    'Bei uns klingelt kaum noch das Telefon',
    'Keiner ruft uns an',
    'Das Telefon bleibt stumm',
    'Das Telefon steht still',
    'Anrufe sind selten',
  ],
  es: [
    'El teléfono nunca suena',
    'El teléfono no suena',
    'Nadie llama',
    'El teléfono está mudo todo el día',
    'Casi nunca nos llaman',
    'Pasamos días sin una llamada',
  ],
  pt: [
    'O telefone nunca toca',
    'O telefone está calado o dia todo',
    'Ninguém liga',
    'O telefone quase não toca',
    'Ninguém nos telefona',
  ],
  pl: [
    'Telefon nigdy nie dzwoni',
    'Telefon milczy cały dzień',
    'Nikt nie dzwoni',
    'Telefon prawie nie dzwoni',
    'Nikt do nas nie telefonuje',
    'Nie dostajemy telefonów',
    'Bardzo mało telefonów',
  ],
  bg: [
    'Телефонът никога не звъни',
    'Телефонът мълчи по цял ден',
    'Никой не се обажда',
    'Телефонът почти не звъни',
    'Никой не ни търси по телефона',
    'Рядко някой се обажда',
  ],
  fa: [
    'تلفن هیچ‌وقت زنگ نمی‌خورد',
    'تلفن تمام روز ساکت است',
    'هیچ‌کس زنگ نمی‌زند',
    'تلفن به‌ندرت زنگ می‌خورد',
    'کسی تماس نمی‌گیرد',
  ],
  ja: [
    '電話が鳴らない',
    '電話が一日中鳴りません',
    '誰からも電話が来ない',
    '電話がめったに鳴らない',
    '一日中電話が静かです',
    '電話がとても少ない',
  ],
  zh: [
    '电话从来不响',
    '电话一整天都没响',
    '没人打电话来',
    '电话几乎不响',
    '没有人给我们打电话',
    '好几天没有一个电话',
    '电话整天没有声音',
    '偶尔才有一个电话',
  ],
};
const ringing: Record<Locale, readonly string[]> = {
  en: ['The phone never stops ringing', 'The phone rings all day and we are booked out'],
  de: ['Das Telefon hört nicht auf zu klingeln'],
  es: ['El teléfono no para de sonar'],
  pt: ['O telefone não para de tocar'],
  pl: ['Telefon nie przestaje dzwonić'],
  bg: ['Телефонът не спира да звъни'],
  fa: ['تلفن مدام زنگ می‌خورد و نمی‌رسیم'],
  ja: ['電話が鳴りやまない'],
  zh: ['电话响个不停'],
};

describe.each(localeCodes)('a phone, told of in %s,', (locale) => {
  const kindsOf = (text: string) => findComplaints([readText(text)]).map(({ kind }) => kind);

  it.each(silent[locale])('that is silent is a lack of enquiries, not too many calls: %s', (text) => {
    const kinds = kindsOf(text);
    expect(kinds).toContain('few-enquiries');
    expect(kinds).not.toContain('too-many-calls');
    expect(kinds).not.toContain('calls-missed');
  });

  it.each(ringing[locale])('that never stops is too many calls: %s', (text) => {
    expect(kindsOf(text)[0]).toBe('too-many-calls');
  });
});

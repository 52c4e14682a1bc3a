import { looksLikeLanguage } from '@/lib/advisor/model/check-answer';
import { refuseText } from '@/lib/advisor/model/refuse-text';
import { presentAdvice } from '@/lib/advisor/present-advice';
import { rankAdvice } from '@/lib/advisor/rank-advice';
import { formatters } from '@/lib/i18n/format';
import { localeCodes } from '@/lib/i18n/locales';
import { sampleBusinesses } from '@/scripts/tools/advice/sample-businesses';

const honest = [
  'Put the phone number at the top of every page; a website from $495 takes 2–3 weeks.',
  'First results take 3–6 months, and marketing starts at A$295 a month.',
  'We recommend $1,000–$2,500 a month for both together.',
  'Ab 495 AUD, in 4–6 Wochen; Pakete kosten 1.295 AU$ oder 49,95 AU$.',
  'هزینه از A$۴۹۵ شروع می‌شود و ۲ تا ۳ هفته طول می‌کشد.',
  '網站从 AU$1,295 起，指定一位负责人。',
  'Take the ten best sellers first. In the first place, count calls for 2 weeks.',
];

const dishonest: [string, string][] = [
  ['figure', 'It costs $20.'],
  ['figure', 'Only 1 dollar, or 495 if you like.'],
  ['figure', 'Es kostet 2.000 AUD.'],
  ['figure', 'It costs two thousand dollars.'],
  ['figure', 'Das kostet €495.'],
  ['figure', 'قیمت ۲۰ دلار است.'],
  ['figure', '费用是五百元。'],
  ['figure', 'Enquiries rise by 40 percent.'],
  ['figure', 'You will get 3x more calls.'],
  ['figure', 'Call 0412 345 678.'],
  ['figure', 'We have served 900 businesses.'],
  ['address', 'See www.other.example'],
  ['address', 'Write to me@other.example'],
  ['address', 'Go to bit.ly/abc'],
  ['promise', 'We guarantee it.'],
  ['promise', 'You will rank first.'],
  ['promise', 'Be at the top of Google.'],
  ['promise', 'Wir bringen Sie auf Platz 1.'],
  ['promise', 'En la primera página de Google.'],
  ['promise', 'رتبه اول گوگل'],
  ['promise', '谷歌排名第一'],
  ['promise', 'Гарантираме клиенти.'],
  ['markup', 'Click [here](/x)'],
  ['markup', 'a\u202eb'],
];

describe('the words of a language model', () => {
  it.each(honest)('may say what we say: %s', (text) => {
    expect(refuseText(text)).toBeUndefined();
  });

  it.each(dishonest)('are refused as %s: %s', (refusal, text) => {
    expect(refuseText(text)).toBe(refusal);
  });

  it.each(localeCodes)('may name each of our prices as %s writes it', (locale) => {
    const { price } = formatters(locale);
    // Left-to-right marks, which Persian puts before money, are for layout and not for a model to write.
    const prices = [33, 49.95, 495, 1295].map((dollars) => price(dollars).replaceAll('\u200e', ''));
    expect(prices.map(refuseText)).toEqual(prices.map(() => undefined));
  });

  it('would not have refused what the rules say, but for the budgets that visitors named', async () => {
    const shown = await Promise.all(
      sampleBusinesses.map(({ facts }) =>
        presentAdvice({ engine: 'rules', items: rankAdvice(facts) }, facts, 'en'),
      ),
    );
    const texts = shown.flat().flatMap(({ title, expectedOutcome }) => [title, expectedOutcome]);
    expect(texts.length).toBeGreaterThan(80);
    expect(texts.filter((text) => refuseText(text))).toEqual([]);
  });

  it('are known by their script', () => {
    expect(looksLikeLanguage('Ein Satz über den Google-Eintrag', 'de')).toBe(true);
    expect(looksLikeLanguage('Ein Satz', 'bg')).toBe(false);
    expect(looksLikeLanguage('Google の検索で見つかる', 'ja')).toBe(true);
    expect(looksLikeLanguage('在谷歌上被找到', 'ja')).toBe(false);
    expect(looksLikeLanguage('検索で見つかる', 'zh')).toBe(false);
    expect(looksLikeLanguage('', 'en')).toBe(false);
  });
});

import { localeCodes } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { keepTogether, keepTogetherIn, loadShownMessages } from '@/lib/i18n/shown-messages';

/** With `|` for a word joiner and `_` for a space that doesn't break. */
const shown = (text: string, locale: (typeof localeCodes)[number]) =>
  keepTogether(text, locale).replaceAll('\u2060', '|').replaceAll('\u00a0', '_');

it('titles and descriptions stay as they are, all other words are for the eye', () => {
  expect(keepTogetherIn({ meta: { title: '2–3' }, list: { one: '2–3 weeks' } }, 'en')).toEqual({
    meta: { title: '2–3' },
    list: { one: '2–\u20603 weeks' },
  });
});

it.each([
  ['a range of values', 'en', '{from, number}–{to, number} weeks', '{from, number}–|{to, number}_weeks'],
  ['other dashes', 'en', 'Monday – Friday, A–Z, – 3', 'Monday – Friday, A–Z, – 3'],
  ['a unit', 'de', '5 % von 200 kB um 9 Uhr, 175 AU$', '5_% von 200_kB um 9_Uhr, 175_AU$'],
  [
    'a time',
    'en',
    'within {hours} hours, {n, plural, one {# day} other {# days}}, 4 weeks',
    'within {hours}_hours, {n, plural, one {#_day} other {#_days}}, 4_weeks',
  ],
  ['a time', 'fa', 'پاسخ می‌دهیم تا ۲۴ ساعت، ۱ روزنامه', 'پاسخ می‌دهیم تا ۲۴_ساعت، ۱ روزنامه'],
  ['a time', 'bg', 'отговор след 2 часа и 3 часовника', 'отговор след 2_часа и_3 часовника'],
  ['a currency in words', 'fa', '۳۰۰ دلار یا بیشتر', '۳۰۰_دلار یا بیشتر'],
  ['a price that is a value', 'bg', 'от {price} $', 'от {price}_$'],
  ['a currency in words', 'bg', 'струва 175 долара преди', 'струва 175_долара преди'],
  ['thousands', 'pt', 'cada 10 000 km', 'cada 10_000_km'],
  [
    'one letter',
    'pl',
    'W {day} i z psem, a {n, plural, one {# w} other {# z}} nie',
    'W_{day} i_z_psem, a_{n, plural, one {# w} other {# z}} nie',
  ],
  ['one letter', 'bg', 'кого, кога и с какви', 'кого, кога и_с_какви'],
  ['one letter', 'bg', '{n, plural, other {В същата}}', '{n, plural, other {В_същата}}'],
  [
    'a word with a lone letter',
    'de',
    'in jeder E-Mail: x-default, /e-mail, und noch mehr',
    'in jeder E-|Mail: x-default, /e-mail, und noch mehr',
  ],
  [
    'what is compared',
    'bg',
    'всичко друго на този свят днес става по-бързо',
    'всичко друго на този свят днес става по-|бързо',
  ],
  ['a counter', 'ja', '6〜12か月、{count}件、2026年11月29日', '6〜|12|か月、{count}|件、2026|年|11|月|29|日'],
  ['a counter after a space', 'zh', '约需 2.5 小时，第 54 条', '约需 2.5_小时，第_54_条'],
] as const)('a line ends nowhere within %s in %s: %s', (_, locale, text, expected) => {
  expect(shown(text, locale)).toBe(expected);
});

it.each(localeCodes)(
  'in %s are the words of the files, with no range that could be broken',
  async (locale) => {
    const plain = (words: unknown) =>
      JSON.stringify(words).replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
    expect(plain(await loadShownMessages(locale))).toBe(plain(await loadMessages(locale)));
    const outsideMeta = JSON.stringify(await loadShownMessages(locale), (key, value) =>
      key === 'meta' ? undefined : value,
    );
    expect(outsideMeta).not.toMatch(/[\p{Nd}}][–〜～][\p{Nd}{]/u);
    expect(outsideMeta).toMatch(/[\p{Nd}}][–〜～]\u2060[\p{Nd}{]|[۰-۹}] تا [۰-۹{]/u);
  },
);

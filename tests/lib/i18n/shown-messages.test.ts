import { localeCodes } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { joinRanges, loadShownMessages } from '@/lib/i18n/shown-messages';

it('keep a range of numbers on one line, also one of two values', () => {
  expect(
    joinRanges({
      meta: { title: '2–3' },
      list: { one: '2–3 weeks', two: '{from, number}–{to, number} weeks' },
    }),
  ).toEqual({
    meta: { title: '2–3' },
    list: { one: '2–\u20603 weeks', two: '{from, number}–\u2060{to, number} weeks' },
  });
});

it('leave other dashes alone', () => {
  const words = { hours: 'Monday – Friday', word: 'A–Z', dash: '– 3' };
  expect(joinRanges(words)).toEqual(words);
});

it.each(localeCodes)(
  'in %s are the words of the files, with no range that could be broken',
  async (locale) => {
    const shown = JSON.stringify(await loadShownMessages(locale));
    expect(shown.replaceAll('\u2060', '')).toBe(JSON.stringify(await loadMessages(locale)));
    const outsideMeta = JSON.stringify(await loadShownMessages(locale), (key, value) =>
      key === 'meta' ? undefined : value,
    );
    expect(outsideMeta).not.toMatch(/[\p{Nd}}][–〜～][\p{Nd}{]/u);
    expect(outsideMeta).toMatch(/[\p{Nd}}][–〜～]\u2060[\p{Nd}{]|[۰-۹}] تا [۰-۹{]/u);
  },
);

import { loadPost } from '@/lib/content/load-post';
import { postQuotes } from '@/lib/content/post-quotes';
import { findQuote } from '@/lib/content/pull-quote';
import { localeCodes } from '@/lib/i18n/locales';
import { postIds } from '@/lib/site/pages';

const body = [
  '**First.** Ring `me` today. Or write.',
  '- a list',
  'Second paragraph\nof two lines. It ends.',
  '```\nNot text. Code.\n```',
  'Third.',
].join('\n\n');

describe('a quote', () => {
  it.each([
    [0, 1, 'Ring me today.'],
    [0, -1, 'Or write.'],
    [1, undefined, 'Second paragraph of two lines. It ends.'],
    [-1, 0, 'Third.'],
  ])('of paragraph %i, sentence %s', (paragraph, sentence, words) => {
    expect(findQuote(body, { paragraph, sentence }, 'en')).toBe(words);
  });

  it('is none where the text has no such paragraph or sentence', () => {
    expect(findQuote(body, { paragraph: 3, sentence: 0 }, 'en')).toBeUndefined();
    expect(findQuote(body, { paragraph: 2, sentence: 1 }, 'en')).toBeUndefined();
  });
});

it.each(localeCodes)('every article has its quotes in %s, as short sentences', (locale) => {
  for (const id of postIds) {
    const quotes = loadPost(id, locale).sections.flatMap(({ quote }) => quote ?? []);
    expect([id, quotes.length]).toEqual([id, postQuotes[id].length]);
    for (const quote of quotes) {
      expect(quote).toMatch(/[.!?。？”»]$/);
      expect([quote, quote.length < 160]).toEqual([quote, true]);
    }
  }
});

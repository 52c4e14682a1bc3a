import { visibleTexts, withoutCode } from '@/scripts/words/read-texts';

describe('what visitors can read of a message', () => {
  it('is one text for each form of its plurals, with the words inside tags', () => {
    const message = '{count, plural, one {# page has} other {# pages have}} <link>a link</link> to {site}';
    expect(visibleTexts(message)).toEqual(['{} page has a link to {}', '{} pages have a link to {}']);
  });

  it.each([
    ['Add:\n\'<meta charset="utf-8">\'', 'Add:\n\uFFFC'],
    ['Write hreflang="{code}" instead', 'Write \uFFFC instead'],
    ['Add "name": "Smith Plumbing"', 'Add \uFFFC'],
    ["Take 'unsafe-inline' out", 'Take \uFFFC out'],
    ['Press <code>Ctrl</code> once', 'Press \uFFFC once'],
  ])('holds no code: %s', (message, text) => {
    expect(visibleTexts(message)).toEqual([text]);
  });

  it('holds no code and no targets of links in Markdown', () => {
    expect(withoutCode('A [page](/page) has `code`.')).toBe('A [page\uFFFC has \uFFFC.');
  });
});

import { forbidsIndexing, parseDirectives } from '@/lib/audit/facts/page/robots-directives';

const inHeader = (text: string) =>
  parseDirectives(text, { namesAgents: true }).map(({ agent, name, value }) =>
    [agent, name, value].join('|'),
  );
const now = new Date('2026-11-20T10:00:00Z');

describe('a list of robots directives', () => {
  it.each([
    ['noindex', ['|noindex|']],
    [' NoIndex , nofollow,', ['|noindex|', '|nofollow|']],
    ['googlebot: noindex, nofollow', ['googlebot|noindex|', 'googlebot|nofollow|']],
    ['max-snippet: 20, otherbot: none', ['|max-snippet|20', 'otherbot|none|']],
    ['BadBot: noindex, GoodBot: index', ['badbot|noindex|', 'goodbot|index|']],
    ['unavailable_after: 25 Jun 2010 15:00:00 PST', ['|unavailable_after|25 Jun 2010 15:00:00 PST']],
    [
      'unavailable_after: Friday, 25-Jun-10 15:00:00 PST, nofollow',
      ['|unavailable_after|Friday, 25-Jun-10 15:00:00 PST', '|nofollow|'],
    ],
    ['', []],
  ])('%j is read', (text, expected) => {
    expect(inHeader(text)).toEqual(expected);
  });

  it('names no robots in a meta element', () => {
    expect(parseDirectives('googlebot: noindex', { namesAgents: false })).toEqual([
      { agent: '', name: 'googlebot', value: 'noindex' },
    ]);
  });

  it.each([
    ['none', true],
    ['noindex', true],
    ['nofollow', false],
    ['unavailable_after: 2026-11-19', true],
    ['unavailable_after: 2026-11-21', false],
  ])('%s forbids indexing: %s', (text, expected) => {
    const directives = parseDirectives(text, { namesAgents: true });
    expect(directives.some((directive) => forbidsIndexing(directive, now))).toBe(expected);
  });
});

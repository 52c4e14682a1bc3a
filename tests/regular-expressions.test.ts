import { readKnownLinear, writeKnownLinear } from './support/known-linear';
import { isBounded, measureSlowness, patternsIn } from './support/regular-expressions';
import { sourceFiles } from './support/source-files';

// Several hundred patterns, some with thousands of trials.
jest.setTimeout(600_000);

/** Patterns that are put together from constant parts, which the checker can't read, and why they are harmless. */
const allowed = new Map([
  ['lib/audit/checks/content/placeholder-text.ts new RegExp 1', 'the pattern above it, with another flag'],
  ['lib/audit/facts/local-business/phone-forms.ts new RegExp 1', 'every repetition is bounded'],
  ['lib/audit/facts/local-business/phone-forms.ts new RegExp 2', 'every repetition is bounded'],
  ['lib/audit/facts/local-business/phone-forms.ts new RegExp 3', 'every repetition is bounded'],
  ['lib/audit/facts/local-business/phone-forms.ts new RegExp 4', 'every repetition is bounded'],
  ['lib/audit/facts/local-business/stated-hours.ts new RegExp 1', 'every repetition is bounded'],
  ['lib/audit/facts/local-business/stated-hours.ts new RegExp 2', 'every repetition is bounded'],
  ['lib/audit/facts/local-business/stated-hours.ts new RegExp 3', 'every repetition is bounded'],
  ['lib/audit/facts/local-business/shown-hours.ts new RegExp 1', 'every repetition is bounded'],
  ['lib/audit/facts/local-business/shown-hours.ts new RegExp 2', 'every repetition is bounded'],
  ['lib/audit/facts/local-business/shown-hours.ts new RegExp 3', 'every repetition is bounded'],
  ['lib/audit/facts/local-business/shown-hours.ts new RegExp 4', 'every repetition is bounded'],
  ['lib/audit/facts/local-business/shown-hours.ts new RegExp 5', 'every repetition is bounded'],
  ['lib/audit/facts/local-business/shown-hours.ts new RegExp 6', 'every repetition is bounded'],
  ['lib/audit/facts/local-business/shown-hours.ts new RegExp 7', 'every repetition is bounded'],
  ...[8, 9, 10, 11, 12].map((index): [string, string] => [
    `lib/audit/facts/local-business/shown-hours.ts new RegExp ${index}`,
    'every repetition is bounded',
  ]),
  ['lib/audit/facts/local-business/shown-prices.ts new RegExp 1', 'every repetition is bounded'],
  ['lib/audit/facts/local-business/shown-prices.ts new RegExp 2', 'every repetition is bounded'],
  [
    'lib/audit/facts/local-business/postal-address.ts new RegExp 1',
    'repeats nothing but spaces after a named word',
  ],
  [
    'lib/audit/facts/local-business/postal-address.ts new RegExp 2',
    'repeats nothing but spaces after a named word',
  ],
  ['lib/audit/facts/local-business/postal-address.ts new RegExp 3', 'every repetition is bounded'],
  ['lib/audit/facts/local-business/postal-address.ts new RegExp 4', 'every repetition is bounded'],
  ['lib/audit/facts/local-business/postal-address.ts new RegExp 5', 'every repetition is bounded'],
  ['lib/business-growth/names-match.ts new RegExp 1', 'the pattern above it, without its state'],
  ['lib/content/markdown-plugins.ts new RegExp 1', 'looks at three characters, without a repetition'],
  ['lib/leads/acknowledgement-mail.ts new RegExp 1', 'an escaped address between constant parts'],
  ['lib/privacy/mentions.ts new RegExp 1', 'alternatives of constant text, without a repetition'],
  ['lib/web-page/mail/mail-addresses.ts new RegExp 1', 'every repetition is bounded'],
  ['lib/web-page/mail/mail-addresses.ts new RegExp 2', 'every repetition is bounded'],
  ['lib/web-page/mail/mail-addresses.ts new RegExp 3', 'every repetition is bounded'],
  ['lib/web-page/parse-sitemap.ts new RegExp 1', 'no repetition reads past the next `<`'],
  ['scripts/words/glossary.ts new RegExp 1', 'from a table of ours, for texts of ours'],
  ['scripts/words/glossary.ts new RegExp 2', 'from a table of ours, for texts of ours'],
  ['scripts/words/typography.ts new RegExp 1', 'from a table of ours, for texts of ours'],
]);

const files = sourceFiles(['app', 'components', 'lib', 'middleware.ts', 'scripts'], /\.(tsx?|mjs)$/);
const patterns = files.flatMap(patternsIn);

it('no regular expression takes more than linear time, whatever it is given', async () => {
  expect(patterns.length).toBeGreaterThan(350);
  const verdicts = new Map<string, string | null>([...readKnownLinear()].map((key) => [key, null]));
  const asked = new Set<string>();
  const slow: string[] = [];
  for (const { name, constant } of patterns) {
    if (allowed.has(name)) continue;
    if (!constant) {
      slow.push(`${name}: not constant`);
      continue;
    }
    const { source, flags } = constant;
    const key = `/${source}/${flags}`;
    const verdict = verdicts.has(key) ? verdicts.get(key) : await measureSlowness(source, flags);
    verdicts.set(key, verdict ?? null);
    asked.add(key);
    if (verdict) slow.push(`${name}: ${verdict}`);
  }
  writeKnownLinear([...asked].filter((key) => verdicts.get(key) === null));
  expect(slow).toEqual([]);
});

it('every exception is still needed', () => {
  const changing = new Set(patterns.filter(({ constant }) => !constant).map(({ name }) => name));
  expect([...allowed.keys()].filter((name) => !changing.has(name))).toEqual([]);
});

describe('a pattern that can be made slow', () => {
  it.each([
    [
      /(?:\/\/|\/\*)?[ \t]*(?:\]\]>)[ \t]*(?:\*\/)?\s*(?:(?:\/\/)?[ \t]*-->)?\s*;?\s*$/,
      '5th degree polynomial',
    ],
    [/\d+\.\d+/, '2nd degree polynomial'],
    [/^(a+)+$/, 'exponential'],
    [/(?<!x)(?<!y)\s+$/, '2nd degree polynomial (fuzz)'],
  ])('is found: %s', async ({ source, flags }, slowness) => {
    await expect(measureSlowness(source, flags)).resolves.toBe(slowness);
  });

  it.each([
    [/(?:a{1,9}){1,9}b/, 'a group of repetitions repeated'],
    [/a?a?a?a?a?a?a?a?a?a?a?a?b/, 'many optional parts'],
    [/[^.]{1,500}x{1,500}/, 'one long repetition after another'],
    [/[*+]a+$/, 'an endless repetition beside a class of signs'],
  ])('is looked for with the checker where steps can multiply: %s, %s', ({ source }) => {
    expect(isBounded(source)).toBe(false);
  });

  it.each([[/خیابان[^.]{1,60}پلاک/], [/^(?:a|b)[*+]\+c?$/]])('can’t be %s', ({ source }) => {
    expect(isBounded(source)).toBe(true);
  });

  it('only in the eyes of the checker is not', async () => {
    await expect(measureSlowness('(?<!\\/)\\/+$', '')).resolves.toBeNull();
  });
});

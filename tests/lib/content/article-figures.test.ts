import type { Check } from '@/lib/audit/check';
import { internationalChecks } from '@/lib/audit/checks/international-check-list';
import { localBusiness } from '@/lib/audit/checks/local/local-business';
import { localBusinessDetails } from '@/lib/audit/checks/local/local-business-details';
import { openingHours } from '@/lib/audit/checks/local/opening-hours';
import { structureChecks } from '@/lib/audit/checks/structure-check-list';
import { loadPost } from '@/lib/content/load-post';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { alternates } from '@/lib/metadata/alternates';
import { type PostId, postPath } from '@/lib/site/pages';
import { createVisit } from '@/tests/support/visit';

const digits = (text: string) =>
  text
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .normalize('NFKC')
    .replace(/(?<=\d)[\s.,٬](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)[,٫](?=\d)/g, '.');

const bodyOf = (id: PostId, locale: Locale) =>
  loadPost(id, locale)
    .sections.map(({ body }) => body)
    .join('\n\n');

/** Figures of the only table of an article, row by row. */
const tableOf = (id: PostId, locale: Locale) =>
  bodyOf(id, locale)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => [...digits(line).matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure)));

/** What an article offers to copy, in order. */
const templatesOf = (id: PostId, locale: Locale) =>
  [...bodyOf(id, locale).matchAll(/^```\n([\s\S]*?)\n```$/gm)].map(([, text = '']) => text);

const faultsIn = (checks: readonly Check[], html: string, url: string) =>
  checks
    .map((check) => ({ id: check.id, outcome: check.run(createVisit({ html, url })) }))
    .filter(({ outcome }) => outcome.status === 'failed');

describe.each(localeCodes)('the figures in %s', (locale) => {
  it('of pictures are megabytes times eight, divided by the megabits a second', () => {
    const [whole = [], one, half, small = []] = tableOf(1, locale);
    expect(whole).toEqual([4, 6.4, 1.6]);
    expect(one).toEqual([1, 8 / 5, 8 / 20]);
    expect(half).toEqual([500, 4 / 5, 4 / 20]);
    // The row also gives the width, 1,600 pixels.
    expect(small).toEqual([200, 1600, 0.32, 0.08]);
  });

  it('of reviews are whole reviews a month at one in 20, ten and five customers', () => {
    const rows = [5, 15, 30].map((jobs) => [
      jobs,
      ...[20, 10, 5].map((customers) => Math.floor((jobs * 52) / 12 / customers)),
    ]);
    expect(tableOf(3, locale)).toEqual(rows);
  });

  it('of reminders are the months in which a car drives 10,000 km', () => {
    const rows = [10_000, 12_000, 15_000, 20_000, 24_000].map((km) => [
      km,
      Math.round(km / 12),
      Math.round(10_000 / (km / 12)),
    ]);
    expect(tableOf(5, locale)).toEqual(rows);
  });

  it('are of five columns at most, which fit a phone', () => {
    for (const id of [1, 3, 5] as const) {
      const [head = ''] = bodyOf(id, locale).match(/^\|.*\|$/m) ?? [];
      expect(head.split('|').length - 2).toBeGreaterThanOrEqual(3);
      expect(head.split('|').length - 2).toBeLessThanOrEqual(5);
    }
  });
});

describe.each(localeCodes)('what articles offer to copy in %s', (locale) => {
  it('about a business has its facts, and our own checks find no fault in it', () => {
    const [code = ''] = templatesOf(2, locale);
    // The name of a website is markup of its own.
    const structure = structureChecks.filter(({ id }) => id !== 'site-name');
    const checks = [...structure, localBusiness, localBusinessDetails, openingHours];
    const html = `<!doctype html><title>Car service</title><body>${code}<p>Creekside Motors`;
    expect(faultsIn(checks, html, 'https://creekside-motors.example/')).toEqual([]);
    expect(faultsIn(checks, html.replace('"telephone"', '"phone"'), 'https://a.example/')).not.toEqual([]);
  });

  it('about languages is a list in which our own checks find no fault', () => {
    const [code = ''] = templatesOf(6, locale);
    const page = (lang: string) =>
      `<!doctype html><html lang="${lang}"><head><title>Tours</title>${code}</head>`;
    expect(faultsIn(internationalChecks, page('en'), 'https://your-site.example/tours')).toEqual([]);
    expect(faultsIn(internationalChecks, page('ja'), 'https://your-site.example/ja/tours')).toEqual([]);
    expect(faultsIn(internationalChecks, page('en'), 'https://your-site.example/other')).not.toEqual([]);
  });

  it('says how many pages an article names as its versions', () => {
    const said = digits(bodyOf(6, locale))
      .split('\n')
      .find((line) => line.includes('https://') && !line.startsWith('<'));
    expect(said).toContain(String(Object.keys(alternates(postPath(6))).length));
  });

  it.each([4, 5] as const)('in article %i is one message, without Markdown', (id) => {
    const templates = templatesOf(id, locale);
    expect(templates).toHaveLength(1);
    expect(templates[0]?.split('\n').length).toBeGreaterThanOrEqual(6);
    expect(templates[0]).not.toMatch(/\*\*|^>/m);
  });
});

import { readFileSync } from 'node:fs';
import { findComplaints } from '@/lib/advisor/complaints/find-complaints';
import { readText } from '@/lib/advisor/complaints/read-text';
import { rankAdvice } from '@/lib/advisor/rank-advice';
import { localeCodes } from '@/lib/i18n/locales';

/** Statements that "and" joins, with all that they complain of, and things that it joins, with what nobody complains of. */
const rows = readFileSync('tests/fixtures/complaints/joined.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [lang = '', kinds = '', not = '', text = ''] = line.split('\t');
    return { lang, kinds: kinds.split(' '), not: not.split(' ').filter(Boolean), text };
  });
const findKinds = (text: string) => findComplaints([readText(text)]).map(({ kind }) => kind);

describe.each(localeCodes)('two things that "and" joins in %s', (locale) => {
  const inLocale = rows.filter(({ lang }) => lang === locale);

  it.each(inLocale.filter(({ kinds }) => kinds.length > 1))(
    'are two complaints: $text',
    ({ kinds, text }) => {
      expect(findKinds(text)).toEqual(expect.arrayContaining(kinds));
    },
  );

  it.each(inLocale.filter(({ not }) => not.length > 0))(
    'are one complaint: $text',
    ({ kinds, not, text }) => {
      const found: readonly string[] = findKinds(text);
      expect(found).toEqual(expect.arrayContaining(kinds));
      expect(not.filter((kind) => found.includes(kind))).toEqual([]);
    },
  );

  it('are told of six times each way', () => {
    expect(inLocale.filter(({ kinds }) => kinds.length > 1).length).toBeGreaterThanOrEqual(6);
    expect(inLocale.filter(({ not }) => not.length > 0).length).toBeGreaterThanOrEqual(6);
  });
});

it('a slow website is mended before more visitors are sought', () => {
  const painPoints = ['The website is slow and nobody rings'];
  const [first] = rankAdvice({
    businessName: 'Creek Road',
    industry: 'other',
    goals: ['leads'],
    currentWebsite: 'https://creek-road.example',
    painPoints,
  });
  expect(first?.rule).toBe('speed-up');
});

it('two complaints are found among greetings, too', () => {
  expect(findKinds('Hi, we are a bakery. The website is slow and nobody rings. Please help.')).toEqual(
    expect.arrayContaining(['slow-pages', 'few-enquiries']),
  );
});

it('"and" in a long list takes no time to read', () => {
  const started = process.cpuUsage().user;
  readText('slow and '.repeat(2000));
  expect(process.cpuUsage().user - started).toBeLessThan(500_000);
});

import { findContradictions } from '@/lib/audit/crawl/compare-contacts';
import type { Surroundings } from '@/lib/audit/crawl/fact-sheet';
import { judgeSite } from '@/lib/audit/crawl/judge-site';
import { siteAuditSchema } from '@/lib/audit/crawl/site-audit';
import { presentFactSheet } from '@/lib/audit/report/present-fact-sheet';
import { loadSiteWords } from '@/lib/audit/report/words/site-words';
import { readProfile } from '@/lib/audit/visit/google-business-profile';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { placesKey, startFakeGooglePlaces } from '@/tests/support/fake-google-places';
import { pageRecord, siteOrigin } from '@/tests/support/site-graph';
import { robotsTxt } from '@/tests/support/visit';

const stated = {
  name: 'Smith Plumbing',
  phone: '07 5555 0100',
  address: '12 Station Street, Nerang 4211',
  hours: ['Mo 08:00-17:00'],
  prices: '$$',
};
const shown = {
  phones: ['(07) 5555 0100'],
  address: '12 Station St, Nerang QLD 4211',
  hours: [],
  mailDomains: ['smith.com.au', 'gmail.com'],
};
const pages = [
  pageRecord('/', { contacts: { shown, stated: [stated] } }),
  pageRecord('/contact', {
    contacts: { shown, stated: [{ ...stated, phone: '07 5555 0199', hours: ['Mo 09:00-17:00'] }] },
  }),
  pageRecord('/moved', {
    contacts: { shown, stated: [{ ...stated, address: '9 Beach Road, Robina 4226' }] },
  }),
];

/** As the database returns it. */
function judge(robots: string, around?: Surroundings) {
  const crawl = {
    ...{ records: pages, end: 'complete' as const, listed: [], sitemaps: [], start: `${siteOrigin}/` },
    ...{
      delaySeconds: 0,
      requests: 3,
      leftOut: { parameters: 0, endless: 0, relative: 0 },
      starts: [],
      relative: 0,
    },
    rules: {
      origin: siteOrigin,
      robots: { ...robotsTxt(robots), url: `${siteOrigin}/robots.txt` },
      userAgent: 'OurBot',
    },
  };
  return siteAuditSchema.parse(JSON.parse(JSON.stringify(judgeSite(crawl, new Date('2026-11-27'), around))));
}

async function present(robots: string, locale: Locale, around?: Surroundings) {
  const sheet = presentFactSheet(judge(robots, around), await loadSiteWords(locale));
  return new Map(sheet.map(({ id, items, note }) => [id, { items, note }]));
}

describe('the sheet of facts', () => {
  it('sets three contradictions side by side, each with the pages that give it', async () => {
    const rows = await present('', 'en');
    const contradicted = [...rows].flatMap(([id, { items }]) =>
      items.flatMap(({ heading, note, places }) =>
        note.startsWith('Another value')
          ? [`${id} ${heading} ${places.first.map(({ url }) => url).join()}`]
          : [],
      ),
    );
    expect(contradicted).toEqual([
      'phone (07) 5555 0100 /,/contact,/moved',
      'phone 07 5555 0100 /,/moved',
      'phone 07 5555 0199 /contact',
      'address 12 Station Street, Nerang 4211 /,/contact',
      'address 9 Beach Road, Robina 4226 /moved',
      'hours Mo 08:00-17:00 /,/moved',
      'hours Mo 09:00-17:00 /contact',
    ]);
    expect(rows.get('name')?.items).toMatchObject([
      {
        ...{ heading: 'Smith Plumbing', note: '', source: 'stated' },
        placesTitle: 'Search engines are told it on 3 pages:',
      },
    ]);
  });

  it('tells apart which crawlers of AI services may read, by what they are for', async () => {
    const robots =
      'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: ChatGPT-User\nDisallow: /';
    const row = (await present(robots, 'en')).get('robots');
    expect(row?.items.map(({ heading }) => heading)).toEqual([
      'OAI-SearchBot, Claude-SearchBot and PerplexityBot',
      'Claude-User and Perplexity-User',
      'ChatGPT-User',
      'ClaudeBot, Google-Extended, Applebot-Extended and meta-externalagent',
      'GPTBot and CCBot',
    ]);
    expect(row?.items.map(({ note }) => note.includes('asks them to stay away'))).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
    expect(row?.note).toContain('need nothing beyond what ordinary results need');
  });

  it.each(localeCodes)('says of mail and of the server’s answers what was found, in %s', async (locale) => {
    const mail = { receives: 'yes', spf: 'valid', dmarc: 'none' } as const;
    const rows = await present('', locale, {
      mail: [
        { ...mail, domain: 'smith.com.au' },
        { ...mail, domain: 'gone.com.au', receives: 'no-domain' },
      ],
      answers: [{ robot: 'GPTBot', purpose: 'training', outcome: 'refused', status: 403 }],
    });
    const found = rows.get('mail')?.items ?? [];
    expect(found.map(({ heading }) => heading)).toEqual(['smith.com.au', 'gone.com.au', 'gmail.com']);
    expect(found[0]?.places.first.map(({ url }) => url)).toEqual(['/', '/contact', '/moved']);
    expect(found[0]?.note).toContain('p=none');
    expect(new Set(found.map(({ note }) => note)).size).toBe(3);
    expect(rows.get('answers')?.items).toMatchObject([
      { heading: 'GPTBot', note: expect.stringContaining('403') },
    ]);
  });

  it('doesn’t say that a domain is gone where DNS didn’t know the website’s own either', async () => {
    const gone = { receives: 'no-domain', spf: 'missing', dmarc: 'missing' } as const;
    const rows = await present('', 'en', { mail: [{ ...gone, domain: 'smith.com.au' }], answers: [] });
    expect(rows.get('mail')?.items.map(({ heading }) => heading)).toEqual(['gmail.com']);
  });

  it('sets two prices of one thing side by side, and none of packages that share a name', () => {
    const priced = (name: string, text: string) => ({
      contacts: { shown: { phones: [], address: '', hours: [], prices: [{ name, text }] }, stated: [] },
    });
    const found = findContradictions(
      [
        ...[
          pageRecord('/', priced('Oil change', '$89')),
          pageRecord('/prices', priced('Oil change', '$95.00')),
        ],
        ...[
          pageRecord('/b', priced('Oil change', '$89.00')),
          pageRecord('/eu', priced('Oil change', '70 €')),
        ],
        ...[pageRecord('/web', priced('Premium', '$999')), pageRecord('/seo', priced('Premium', '$199'))],
      ].flatMap((record) => (record.kind === 'page' ? [record] : [])),
    );
    expect(
      found.map(({ value, pages: on }) => `${value} ${on.map((url) => url.replace(siteOrigin, '')).join()}`),
    ).toEqual(['Oil change: $89 /', 'Oil change: $95.00 /prices', 'Oil change: $89.00 /b']);
  });

  it('sets a business profile beside the website’s values, asked for now, and marks only what differs', async () => {
    const google = await startFakeGooglePlaces();
    google.places = [
      {
        ...{ id: 'own', name: 'Smith Plumbing', address: '12 Station St, Nerang QLD 4211, Australia' },
        ...{ phone: '+61 7 5555 0777', website: 'https://smith.example/' },
        hours: [
          { day: 1, from: 8, to: 17 },
          { day: 6, from: 9, to: 12 },
        ],
      },
    ];
    const places = { key: placesKey, baseUrl: google.baseUrl, timeoutMs: 5000 };
    const profile = await readProfile('Smith Plumbing', `${siteOrigin}/`, places);
    await google.close();
    const sheet = presentFactSheet(judge(''), await loadSiteWords('en'), profile);
    const items = sheet.flatMap(({ items: all }) => all.filter(({ isGoogle }) => isGoogle));
    expect(items.map(({ heading, note }) => [heading, note.endsWith('contradicts this one.')])).toEqual([
      ['Smith Plumbing', false],
      ['+61 7 5555 0777', true],
      ['12 Station St, Nerang QLD 4211, Australia', false],
      ['Mo 08:00-17:30', true],
      ['Sa 09:00-12:30', false],
    ]);
    expect(items[0]?.note).toBe('From your Google Business Profile.');
  });

  it('asks Google nothing without a key', async () => {
    expect(await readProfile('Smith Plumbing', `${siteOrigin}/`, null)).toBeNull();
  });
});

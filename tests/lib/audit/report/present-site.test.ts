import { presentSite } from '@/lib/audit/report/present-site';
import { siteMail } from '@/lib/audit/report/site-mail';
import { localeCodes } from '@/lib/i18n/locales';
import { planIn } from '@/tests/support/plan-in';
import { sampleAuditFacts } from '@/tests/support/sample-audit-facts';
import { samplePlan } from '@/tests/support/sample-plan';
import { sampleSiteAudit } from '@/tests/support/sample-site';

const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const facts = sampleAuditFacts();
const open = { readCount: 0, waitingCount: 0, latest: [], audit: null, willMail: true };
const done = { ...open, state: 'done', audit: sampleSiteAudit() } as const;

describe('the whole website in a report', () => {
  it('says before it begins that nobody has to wait, where a mail will come', async () => {
    const site = await presentSite({ ...open, state: 'queued' }, token, 'en');
    expect(site.message).toBe(
      'We’ll now read the other pages of your website, at most 100, two at a time. This starts in a moment.',
    );
    expect(site.notes).toEqual([
      'You don’t have to wait: if you close this page, we’ll email you when it’s done.',
    ]);
    const again = await presentSite({ ...open, state: 'queued', willMail: false }, token, 'en');
    expect(again.notes).toEqual([]);
  });

  it('tells how far it is, address by address', async () => {
    const latest = ['https://www.smith.example/b', 'https://www.smith.example/a'];
    const site = await presentSite(
      { ...open, state: 'running', readCount: 14, waitingCount: 42, latest },
      token,
      'en',
    );
    expect(site.message).toBe('14 addresses of your website read so far, at least 42 to go.');
    expect(site.progress).toMatchObject({ path: `/api/reports/${token}/site`, share: 0.25, latest });
    const large = await presentSite(
      { ...open, state: 'running', readCount: 50, waitingCount: 900 },
      token,
      'en',
    );
    expect(large.progress?.share).toBe(0.5);
  });

  it.each([
    [10, 'complete', 3, 'Your robots.txt asks crawlers to wait 10 s between requests, and we did.'],
    [
      86_400,
      'time',
      0,
      'Your robots.txt asks crawlers to wait 86,400 s between requests. We spend 4 minutes on a website at most, so at that pace we read no pages.',
    ],
    [
      100,
      'time',
      1,
      'Your robots.txt asks crawlers to wait 100 s between requests. We spend 4 minutes on a website at most, so at that pace we read only 1 page.',
    ],
  ] as const)('says of a delay of %i s what was done', async (delaySeconds, end, read, note) => {
    const audit = sampleSiteAudit({ delaySeconds, end, pages: sampleSiteAudit().pages.slice(0, read) });
    const { notes } = await presentSite({ ...done, audit }, token, 'en');
    expect(notes[0]).toBe(note);
  });

  it('tells faults worst first, each with every place, and what several pages share', async () => {
    const { message, notes, result } = await presentSite(done, token, 'en');
    expect(message).toBe(
      'We read 3 pages of www.smith.example with 9 requests. That is every page we could reach through links and the sitemap.',
    );
    expect(notes).toEqual([
      '2 addresses were left out because robots.txt closes them.',
      'Because not everything was read, we can’t say whether any pages have no links to them.',
    ]);
    expect(result?.findings.map(({ id, type }) => [id, type])).toEqual([
      ['broken-internal-links', 'error'],
      ['duplicate-titles', 'warning'],
    ]);
    const [broken, titles] = result?.findings ?? [];
    expect(broken?.message).toBe(
      '1 address that your own pages link to shows no page. Visitors who click there are lost.',
    );
    expect(broken?.items).toMatchObject([
      {
        heading: '/gone',
        isAddress: true,
        note: 'Returns error 404',
        placesTitle: 'Linked from 2 pages:',
        places: {
          first: [
            { url: '/', detail: '“Our offers”, line 31' },
            { url: '/about', detail: '' },
          ],
        },
      },
    ]);
    expect(titles?.items).toMatchObject([
      { heading: 'Home', isAddress: false, placesTitle: 'Used on 2 pages:' },
    ]);
    expect(result?.passed).toEqual(['All internal links use one spelling of your address.']);
    expect(result?.groups).toMatchObject([{ id: 'viewport-missing', on: 'on 2 of 3 pages' }]);
    expect(result?.pages.rows.map(({ score, clicks, mark }) => [score, clicks, mark])).toEqual([
      ['74', '0', ''],
      ['–', '1', ''],
      ['74', 'no link', 'noindex'],
    ]);
  });

  it('keeps the report whole where the website could not be read', async () => {
    const site = await presentSite({ ...open, state: 'failed' }, token, 'en');
    expect(site).toMatchObject({ state: 'failed', progress: null, result: null });
    expect(site.message).toContain('The report about your page is complete without it');
  });

  it.each(localeCodes)('is told and mailed in %s without a gap', async (locale) => {
    const said = [
      await presentSite(done, token, locale),
      await siteMail(sampleSiteAudit(), {
        ...{ email: 'ann@example.com', locale, token },
        url: 'https://www.smith.example/',
        plan: await planIn(locale, facts, sampleSiteAudit()),
      }),
    ];
    const text = JSON.stringify(said);
    expect(text).not.toMatch(/audit-site|\{(?:count|site|url|target)/);
    expect(text).toContain('smith.example');
  });

  it('mails the first repairs, with their numbers, and the private link', async () => {
    const mail = await siteMail(sampleSiteAudit(), {
      ...{ email: 'ann@example.com', locale: 'en', token },
      url: 'https://www.smith.example/',
      plan: samplePlan(),
    });
    expect(mail.subject).toBe('We have read all of www.smith.example: 2 faults across pages');
    expect(mail.to).toEqual(['ann@example.com']);
    expect(mail.text).toContain(`/reports/${token}`);
    expect(mail.text).toContain(
      '1. Write a title for each page: Loses visitors who can’t find you · 5 minutes to fix · You can do it\n2. ',
    );
  });
});

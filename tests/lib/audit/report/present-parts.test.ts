import { checks } from '@/lib/audit/checks/registry';
import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { computeScores } from '@/lib/audit/engine/score';
import { schemaHours, shownHours } from '@/lib/audit/facts/local-business/shown-hours';
import { toRenderedFacts } from '@/lib/audit/phone-screen/to-rendered-facts';
import { applyRendering, renderedChecks } from '@/lib/audit/report/apply-rendering';
import { presentAnalysis } from '@/lib/audit/report/present-analysis';
import { presentAudit } from '@/lib/audit/report/present-audit';
import { presentSite } from '@/lib/audit/report/present-site';
import { reportMail } from '@/lib/audit/report/report-mail';
import { siteMail } from '@/lib/audit/report/site-mail';
import type { RenderedPage } from '@/lib/headless-browser/rendered-page';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { plainWords } from '@/lib/i18n/shown-messages';
import { planIn } from '@/tests/support/plan-in';
import { sampleAuditFacts } from '@/tests/support/sample-audit-facts';
import { samplePlan } from '@/tests/support/sample-plan';
import { faultyRendering, soundRendering } from '@/tests/support/sample-rendering';
import { sampleSiteAudit } from '@/tests/support/sample-site';
import { createPage, frontPage } from '@/tests/support/smith-plumbing';
import { createVisit, type VisitParts } from '@/tests/support/visit';

describe('the whole website in a report', () => {
  const token = 'AAAAAAAAAAAAAAAAAAAAAA';

  const facts = sampleAuditFacts();

  const open = { readCount: 0, waitingCount: 0, latest: [], audit: null, willMail: true };

  const done = { ...open, state: 'done', audit: sampleSiteAudit() } as const;

  it('says before it begins that nobody has to wait, where a mail will come', async () => {
    const site = await presentSite({ ...open, state: 'queued' }, token, 'en');
    expect(site.message).toBe('We’ll now read the other pages of your website, at most 100, two at a time.');
    expect(site.notes).toEqual([
      'You don’t have to wait: if you close this page, we’ll email you when it’s done.',
    ]);
    const again = await presentSite({ ...open, state: 'queued', willMail: false }, token, 'en');
    expect(again.notes).toEqual([]);
  });

  it('says in words that a day is closed which one page gives hours for and another doesn’t', async () => {
    const items = ['Tu –', 'Tu 09:00-17:00'].map((text) => ({ text, places: [], more: 0 }));
    const outcome = { status: 'failed', severity: 'warning', count: 2, items } as const;
    const audit = sampleSiteAudit({ findings: [{ id: 'facts-differ', outcome }] });
    const headings = async (locale: Locale) =>
      (await presentSite({ ...open, state: 'done', audit }, token, locale)).result?.findings[0]?.items.map(
        ({ heading }) => heading,
      );
    expect(await headings('en')).toEqual(['Tu: closed (no hours given)', 'Tu 09:00-17:00']);
    expect(await headings('de')).toEqual(['Tu: geschlossen (keine Zeiten angegeben)', 'Tu 09:00-17:00']);
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
    expect(plainWords(String(notes[0]))).toBe(note);
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
    expect(broken?.message).toBe('Visitors who click there are lost.');
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
    expect(result?.pages.map(({ score, clicks, mark }) => [score, clicks, mark])).toEqual([
      ['74', '0', ''],
      ['–', '1', ''],
      ['74', 'no link', 'noindex'],
    ]);
  });

  it('keeps the report whole where the website could not be read', async () => {
    const site = await presentSite({ ...open, state: 'failed' }, token, 'en');
    expect(site).toMatchObject({ state: 'failed', progress: null, result: null });
    expect(site.message).toContain('We couldn’t read the rest of your website');
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

describe('a rendering applied to a report', () => {
  const facts = (body = '<h1>Hot water</h1><a href="/prices">Prices</a><img src="a.png" alt="A tap">') =>
    judgeVisit(createVisit({ html: createPage(body), url: frontPage })).facts;

  const apply = (page: RenderedPage, given = facts()) =>
    applyRendering(given.findings, toRenderedFacts(page));

  const outcome = (findings: ReturnType<typeof apply>, id: string) => findings.find((each) => each.id === id);

  describe('findings of the source and of a browser together', () => {
    it('are asked of thirteen checks', () => {
      expect(renderedChecks.map(({ id }) => id).sort()).toEqual([
        'client-rendered',
        'contrast',
        'crawlable-anchors',
        'early-cookies',
        'font-size',
        'image-alt',
        'intrusive-interstitial',
        'label',
        'lcp-discovery',
        'overflow',
        'responsive-images',
        'tap-targets',
        'third-party-cost',
      ]);
    });

    it('answer what the source leaves open, and say that a browser did', () => {
      for (const id of ['tap-targets', 'font-size', 'contrast', 'overflow']) {
        expect(facts().findings.find((each) => each.id === id)?.outcome.status).toBe('not-measured');
        expect(outcome(apply(soundRendering()), id)).toMatchObject({
          outcome: { status: 'passed' },
          by: 'browser',
        });
        expect(outcome(apply(faultyRendering()), id)).toMatchObject({
          outcome: { status: 'failed', weight: 0 },
          by: 'browser',
        });
      }
    });

    it('add faults that only scripts make', () => {
      for (const id of ['crawlable-anchors', 'image-alt', 'client-rendered']) {
        expect(facts().findings.find((each) => each.id === id)?.outcome.status).toBe('passed');
        expect(outcome(apply(faultyRendering()), id)).toMatchObject({
          outcome: { status: 'failed', weight: 0 },
          by: 'browser',
        });
      }
    });

    it('keep a fault of the source that scripts repair, because not all readers run them', () => {
      const given = facts('<h1>Hot water</h1><a onclick="go()">Prices</a>');
      const finding = outcome(apply(soundRendering(), given), 'crawlable-anchors');
      expect(finding).toMatchObject({ outcome: { status: 'failed' } });
      expect(finding).not.toHaveProperty('by');
    });

    it.each([
      ['sound', soundRendering()],
      ['faulty', faultyRendering()],
    ])(
      'leave every figure as it was for a %s rendering: score, areas, metrics, plan and forecast',
      async (_, page) => {
        const given = facts('<h1>Hot water</h1><a onclick="go()">Prices</a><img src="a.png">');
        const place = { id: '1', token: 't'.repeat(22), businessName: '' };
        const plain = await presentAudit(given, place, 'en');
        const rendering = { state: 'rendered', facts: toRenderedFacts(page) } as const;
        const told = await presentAudit(given, { ...place, rendering }, 'en');
        for (const figure of ['overallScore', 'categories', 'metrics', 'plan'] as const) {
          expect(told[figure]).toEqual(plain[figure]);
        }
      },
    );

    it('cost nothing even in the sum of the checks, whatever a browser finds', () => {
      const seo = (findings: ReturnType<typeof apply>) => {
        const lasting = findings.filter(({ id }) => id !== 'client-rendered');
        return computeScores(checks, lasting).seo;
      };
      const given = facts();
      expect(seo(apply(faultyRendering(), given))).toBe(seo(given.findings));
    });
  });

  describe('a report without a browser', () => {
    it('says so at each check that needs one, and at no other', async () => {
      const rendering = { state: 'not_rendered', reason: 'no_browser' } as const;
      const place = { id: '1', token: 't'.repeat(22), businessName: '', rendering };
      const { checks: told, phone } = await presentAudit(facts(), place, 'en');
      const unmeasured = told.filter(({ message }) => message === 'Not measured: no browser on this server.');
      expect(unmeasured.map(({ id }) => id).sort()).toEqual([
        'contrast',
        'early-cookies',
        'font-size',
        'intrusive-interstitial',
        'lcp-discovery',
        'overflow',
        'responsive-images',
        'tap-targets',
        'third-party-cost',
      ]);
      expect(phone?.message).toBe('Not measured: no browser on this server.');
    });
  });

  describe('structured data that scripts add', () => {
    it('is told as that, where a browser saw it, and the fault of the source stays one', () => {
      const findings = [
        { id: 'local-business', isBlocked: false, outcome: { status: 'failed', reason: 'missing' } },
        { id: 'structured-data-present', isBlocked: false, outcome: { status: 'failed', reason: 'missing' } },
      ] as const;
      const facts = (structuredTypes: string[]) => toRenderedFacts(soundRendering({ structuredTypes }));
      expect(applyRendering(findings, facts(['Plumber', 'PostalAddress']))).toMatchObject([
        { by: 'browser', outcome: { status: 'failed', reason: 'by-script', severity: 'info' } },
        { by: 'browser', outcome: { reason: 'by-script', values: { types: 'Plumber, PostalAddress' } } },
      ]);
      expect(applyRendering(findings, facts(['WebSite']))).toMatchObject([
        { outcome: { reason: 'missing' } },
        { outcome: { reason: 'by-script' } },
      ]);
      expect(applyRendering(findings, facts([]))).toEqual(findings);
    });
  });
});

describe('the head of the mail with a report', () => {
  async function mailIn(locale: Locale) {
    const html = '<meta name="robots" content="noindex"><p>Nothing else';
    const { facts } = judgeVisit({ ...createVisit({ html }), businessName: '' });
    const place = { id: '1', token: 'AbCdEfGhIjKlMnOpQrStUv', businessName: '' };
    const audit = await presentAudit(facts, place, locale);
    return { audit, mail: await reportMail(audit, { email: 'dana@example.com', locale }) };
  }

  it('is the sheet: score, faults with their work, the work in all, and the price', async () => {
    const { audit, mail } = await mailIn('en');
    const [heading, sheet = ''] = mail.html.split('Inspection sheet');
    expect(heading).not.toContain('<h1 style="font-size:22px');
    const { repairs, weekCount, weekMinutes: minutes } = audit.plan;
    const week = repairs.slice(0, weekCount);
    expect(week.length).toBeGreaterThan(1);
    expect(sheet).toContain(`>${audit.overallScore}</p>`);
    for (const repair of week) expect(sheet).toContain(`>${repair.title}<`);
    const work = minutes >= 120 ? `${Math.round(minutes / 6) / 10}\u00a0hours` : `${minutes}\u00a0minutes`;
    expect(mail.text).toContain(`All of these repaired: ${work}\nThis inspection: $0`);
    expect(sheet).toContain('This inspection');
    // What the sheet shows is not listed once more below it.
    expect(mail.html).not.toContain('<ul>');
    expect(mail.text).toMatch(/^- 1\. /m);
  });

  it('is followed by what the repairs bring, the button, and three short paragraphs', async () => {
    const { html } = (await mailIn('en')).mail;
    const order = ['This inspection', 'and the score goes from', '>Open your report<', 'Questions?'].map(
      (words) => html.indexOf(words),
    );
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    const [, below = ''] = html.split('>Open your report<');
    // The last is the sender's.
    expect(below.match(/<p[ >]/g)).toHaveLength(4);
    expect(below).toMatch(/<p style="font-size:14px[^>]*>Anyone with this link .+<br>If you didn’t ask/);
  });

  it.each(localeCodes)(
    'sets a ground with every colour of text, for programs that darken mails (%s)',
    async (locale) => {
      const { mail } = await mailIn(locale);
      const cells = mail.html.match(/<td style="[^"]*"|<td valign[^>]*>/g) ?? [];
      expect(cells.length).toBeGreaterThan(4);
      expect(cells.filter((cell) => !/background:#(?:ffffff|faf1e0);color:#0f172a/.test(cell))).toEqual([]);
      expect(mail.html.split('<body')[1]).not.toMatch(/<style|class=|<svg|<img/);
    },
  );
});

describe('the text to paste', () => {
  const body = `<h1>Hot water repairs</h1><p>We repair and replace hot water systems of every make on the same day.</p>
  <footer>Smith Plumbing, 12 Station Street, Nerang QLD 4211. Call (07) 5555 0100, Mon–Fri 7 am – 5 pm.</footer>`;

  async function pasteOf(id: string, parts: VisitParts): Promise<string | undefined> {
    const facts = judgeVisit(createVisit(parts)).facts;
    const { issues } = await presentAnalysis(facts, 'en');
    return issues.find((issue) => issue.id === id)?.paste;
  }

  describe('text to paste', () => {
    it('is a title and a description in the page’s own words', async () => {
      const parts = { html: body, businessName: 'Smith Plumbing' };
      expect(await pasteOf('document-title', parts)).toBe(
        '<title>Hot water repairs, Nerang | Smith Plumbing</title>',
      );
      expect(await pasteOf('meta-description', parts)).toBe(
        '<meta name="description" content="We repair and replace hot water systems of every make on the same day. Nerang. Mon–Fri 7 am – 5 pm. (07) 5555 0100.">',
      );
    });

    it('is the business for search engines, with its name, phone, address and hours and nothing else', async () => {
      const text = await pasteOf('local-business', { html: body, businessName: 'Smith Plumbing' });
      const json = text?.replace(/<\/?script[^>]*>/g, '') ?? '';
      expect(JSON.parse(json)).toEqual({
        '@context': 'https://schema.org',
        '@type': 'LocalBusiness',
        name: 'Smith Plumbing',
        url: 'https://www.smith-plumbing.example/',
        telephone: '+61755550100',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '12 Station Street',
          addressLocality: 'Nerang',
          addressRegion: 'QLD',
          postalCode: '4211',
          addressCountry: 'AU',
        },
        openingHours: 'Mo-Fr 07:00-17:00',
      });
    });

    it('can’t be turned into markup by what a page says', async () => {
      const hostile = { html: body, businessName: '</script><script>alert(1)</script>' };
      expect((await pasteOf('local-business', hostile))?.match(/<\/?script/g)).toHaveLength(2);
      const quoted = body.replace('of every make', 'of &quot;every&quot; &lt;make&gt;');
      expect(await pasteOf('meta-description', { html: quoted })).toContain('&quot;every&quot; &lt;make&gt;');
    });

    it('is left out where the page says too little', async () => {
      expect(await pasteOf('document-title', { html: '<p>Hello' })).toBeUndefined();
      expect(await pasteOf('meta-description', { html: '<p>Hello' })).toBeUndefined();
      expect(await pasteOf('csp', { html: body })).toBeUndefined();
    });

    it('links the number that the page shows, with the country where the page says it', async () => {
      const link = (html: string) => pasteOf('phone-link', { html });
      expect(await link(body)).toBe('<a href="tel:+61755550100">(07) 5555 0100</a>');
      expect(await link('<p>Ring (07) 5555 0100')).toBe('<a href="tel:0755550100">(07) 5555 0100</a>');
      const freephone = body.replace('(07) 5555 0100', '1300 555 010');
      expect(await link(freephone)).toBe('<a href="tel:1300555010">1300 555 010</a>');
    });

    it('begins with a sentence, also where headlines come before it', async () => {
      const welcome = body.replace(/<h1>.*<\/h1>/, '<h2>Welcome to our website</h2><h3>Since 1987</h3>');
      const text = await pasteOf('meta-description', { html: welcome, businessName: 'Smith Plumbing' });
      expect(text).toMatch(/^<meta name="description" content="We repair and replace/);
      const alike = body.replace('<footer>', '<h2>We repair</h2><footer>');
      expect(await pasteOf('meta-description', { html: alike })).toMatch(/content="We repair and replace/);
    });

    it('names business and place where no headline says what it offers', async () => {
      const bare = {
        html: body.replace(/<h1>.*<\/h1>/, '<title>Home</title>'),
        businessName: 'Smith Plumbing',
      };
      expect(await pasteOf('title-is-default', bare)).toBe('<title>Smith Plumbing, Nerang QLD</title>');
    });

    it('opens a robots.txt that shuts out everybody, and leaves one alone that shuts out a part', async () => {
      const robots = (rule: string): VisitParts => ({
        site: {
          robotsTxt: {
            url: 'https://www.smith-plumbing.example/robots.txt',
            text: `User-agent: *\n${rule}`,
            contentType: 'text/plain',
            outcome: { kind: 'answered', status: 200, finalUrl: '', redirects: [], headers: [] },
          },
        },
      });
      expect(await pasteOf('is-crawlable', robots('Disallow: /'))).toBe(
        'User-agent: *\nDisallow:\n\nSitemap: https://www.smith-plumbing.example/sitemap.xml',
      );
      expect(await pasteOf('is-crawlable', robots('Disallow: /services'))).toBeUndefined();
    });
  });

  describe('opening hours on a page', () => {
    it.each([
      ['Open Mon–Fri 7 am – 5 pm all year', 'Mon–Fri 7 am – 5 pm', 'Mo-Fr 07:00-17:00'],
      ['Monday to Saturday, 8:30am to 4pm', 'Monday to Saturday, 8:30am to 4pm', 'Mo-Sa 08:30-16:00'],
      ['Mo–Fr 8:00–17:00 Uhr', 'Mo–Fr 8:00–17:00 Uhr', 'Mo-Fr 08:00-17:00'],
      ['Sat 9 - 5', 'Sat 9 - 5', ''],
      ['call us any time', '', ''],
    ])('%s', (text, shown, forMachines) => {
      expect(shownHours(text)).toBe(shown);
      expect(schemaHours(shownHours(text))).toBe(forMachines);
    });
  });
});

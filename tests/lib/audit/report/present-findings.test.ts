import { findCause } from '@/lib/audit/checks/find-check';
import { checks } from '@/lib/audit/checks/registry';
import type { AuditFacts } from '@/lib/audit/engine/audit-facts';
import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import type { PresentedAudit } from '@/lib/audit/presented';
import { planRepairs } from '@/lib/audit/repairs/plan-repairs';
import { auditLead } from '@/lib/audit/report/audit-lead';
import { renderAuditMails } from '@/lib/audit/report/audit-mails';
import { presentAnalysis } from '@/lib/audit/report/present-analysis';
import { presentAudit } from '@/lib/audit/report/present-audit';
import { isFault } from '@/lib/audit/report/present-findings';
import { presentPage } from '@/lib/audit/report/present-page';
import { presentRepairs } from '@/lib/audit/report/present-repairs';
import { reportMail } from '@/lib/audit/report/report-mail';
import { loadCheckWords } from '@/lib/audit/report/words/check-words';
import { loadRepairWords } from '@/lib/audit/report/words/repair-words';
import { loadReportWords } from '@/lib/audit/report/words/report-words';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import { auditFaultyPage } from '@/tests/screenshots/sample-audit';
import { sampleAuditFacts } from '@/tests/support/sample-audit-facts';
import { createPage, frontPage, ldJson, plumber } from '@/tests/support/smith-plumbing';
import { createVisit, robotsTxt, type VisitParts } from '@/tests/support/visit';

describe('the findings as presented', () => {
  const hostileTitle = `{count} <script>alert(1)</script> '{' #`;

  const pages: Record<string, VisitParts> = {
    sound: {},
    'a page that is not there': { status: 404, html: null },
    'a page that says nothing': { html: '<p>' },
    'a page over plain http': { url: 'http://smith.example/', businessName: 'Smith' },
    'a page of traps': {
      businessName: hostileTitle,
      url: 'https://smith.example/a_b//C?sid=1&x={y}',
      headers: {
        'x-robots-tag': 'noindex, {none}',
        'set-cookie': ['session={a}', 'b=<c>'],
        'content-security-policy': "script-src 'unsafe-inline' {x}",
        server: 'nginx/1.2.3',
        refresh: '0; url=/<next>',
      },
      html: `<title>${hostileTitle}</title><title>two</title><meta name=description content="{a} <b> '">
      <meta name=viewport content="width=320, user-scalable=no"><meta name=robots content="nosnippet">
      <link rel=canonical href="//{other}"><link rel=alternate hreflang="en-UK" href="/<x>">
      <h1>${hostileTitle}</h1><h1>b</h1><h4>c</h4><a href="http://localhost/{x}">click here</a><a>none</a>
      <a href="javascript:void(0)">{more}</a><a href="mailto:">mail</a><img src="http://a.example/{1}.png">
      <form action="http://a.example/<f>"><input type=password></form><script>{"broken"</script>
      <script type="application/ld+json">{"@type": "<b>"</script><marquee>lorem ipsum</marquee>
      <a href="/x" target="_blank" onclick="{}">07 5500 0000</a> dana@example.com`,
    },
  };

  describe.each(Object.entries(pages))('the answers about %s', (_name, parts) => {
    let facts: AuditFacts;
    let logged: jest.SpyInstance;
    beforeAll(async () => {
      facts = judgeVisit({ ...createVisit(parts), businessName: parts.businessName ?? '' }).facts;
    });
    beforeEach(() => {
      logged = jest.spyOn(log, 'error').mockImplementation();
    });
    afterEach(() => {
      expect(logged).not.toHaveBeenCalled();
      logged.mockRestore();
    });

    it('are whole sentences, every value in its place', async () => {
      const { issues } = await presentAnalysis(facts, 'en');
      for (const issue of issues) {
        expect(issue.name).not.toBe(issue.id);
        expect(issue.message).toMatch(/^\P{Ll}.*[.?!:”")\p{L}\d>/}]$/su);
        if (isFault(issue)) expect(issue.fix).not.toBe('');
      }
    });

    it('name no check as broken', () => {
      expect(facts.findings.filter(({ outcome }) => outcome.status === 'broken')).toEqual([]);
    });

    it('are presented in every language by falling back to English', async () => {
      const english = await presentAnalysis(facts, 'en');
      const polish = await presentAnalysis(facts, 'pl');
      expect(polish.issues.map(({ id }) => id)).toEqual(english.issues.map(({ id }) => id));
      expect(polish.issues.filter(({ message }) => message === '')).toEqual([]);
    });

    it('add up', async () => {
      const place = { id: '1', token: 'AbCdEfGhIjKlMnOpQrStUv', businessName: '' };
      const audit = await presentAudit(facts, place, 'en');
      const { critical, warning, info, passed } = audit.issues;
      const silent = audit.checks.filter(({ status }) => status !== undefined).length;
      // Not worth a repair.
      const unplanned = facts.findings.filter(
        ({ id, outcome }) => outcome.status === 'failed' && !findCause({ id, ...outcome }),
      ).length;
      expect(critical + warning + info + unplanned + passed + silent).toBe(audit.checks.length);
      expect(audit.recommendations.length).toBeGreaterThan(0);
      expect(audit.overallScore).toBeGreaterThanOrEqual(0);
      expect(audit.overallScore).toBeLessThanOrEqual(100);
    });
  });

  describe('the order of the answers', () => {
    it('is what to repair first, then what is unknown, then what is well', async () => {
      const facts = judgeVisit({ ...createVisit(pages['a page of traps']), businessName: '' }).facts;
      const { issues, plan } = await presentAnalysis(facts, 'en');
      const kinds = issues.map(({ status, type }) => status ?? (type === 'success' ? 'passed' : 'fault'));
      const order = ['fault', 'not_checked', 'not_measured', 'passed', 'not_applicable'];
      expect(kinds.map((kind) => order.indexOf(kind))).toEqual(
        kinds.map((kind) => order.indexOf(kind)).toSorted((one, other) => one - other),
      );
      expect(new Set(kinds).size).toBeGreaterThanOrEqual(4);
      // One order everywhere: that of the plan.
      const numbers = issues.flatMap(({ repair }) => repair ?? []);
      expect(numbers.length).toBeGreaterThan(10);
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      const planned = [...plan.repairs, ...plan.later].map(({ number }) => number);
      expect(planned).toEqual(planned.map((_, index) => index + 1));
      expect(new Set(numbers)).toEqual(new Set(planned));
    });

    it('names the check on which a blocked one depends', async () => {
      const facts = judgeVisit({ ...createVisit({ html: '<p>No title here' }), businessName: '' }).facts;
      const { issues } = await presentAnalysis(facts, 'en');
      expect(issues.find(({ id }) => id === 'title-length')).toMatchObject({
        status: 'not_applicable',
        message: expect.stringMatching(/^This can only be checked once “Page title” is fixed/),
      });
    });
  });
});

describe('the titles of faults', () => {
  const longestInEnglish = 60;

  const faults = checks.flatMap(({ id, reasons }) => reasons.map((reason) => ({ id, reason })));

  /** Normalises sentences that differ only in their final punctuation. */
  const bare = (text: string) => text.replace(/[.。:：]?$/u, '');

  function auditOf(locale: Locale): Promise<PresentedAudit> {
    const html = '<meta name="robots" content="noindex"><p>Nothing else';
    const { facts } = judgeVisit({ ...createVisit({ html }), businessName: '' });
    return presentAudit(facts, { id: '1', token: 'AbCdEfGhIjKlMnOpQrStUv', businessName: 'Smith' }, locale);
  }

  describe.each(localeCodes)('the titles of the faults in %s', (locale) => {
    it('are not what the check is called, nor the sentence below them', async () => {
      const words = await loadCheckWords(locale);
      const logged = jest.spyOn(log, 'error').mockImplementation();
      const repeated = faults.filter(({ id, reason }) =>
        [words.name(id), bare(words.message(id, reason))].includes(words.title(id, reason)),
      );
      expect(repeated).toEqual([]);
      logged.mockRestore();
    });

    it('differ from each other', async () => {
      const { title } = await loadCheckWords(locale);
      // One check may find the same fault in the source and in a browser.
      const titles = [
        ...new Map(
          faults.map(({ id, reason }) => [`${id} ${title(id, reason)}`, title(id, reason)]),
        ).values(),
      ];
      expect(titles.filter((one, index) => titles.indexOf(one) !== index)).toEqual([]);
    });

    it('are phrases that take no values', async () => {
      const { title } = await loadCheckWords(locale);
      const titles = faults.map(({ id, reason }) => title(id, reason));
      expect(titles.filter((one) => /[{}]|[.。:：]$/u.test(one))).toEqual([]);
    });
  });

  it('the titles of the faults fit a line of a report in English', async () => {
    const { title } = await loadCheckWords('en');
    const titles = faults.map(({ id, reason }) => title(id, reason));
    expect(titles.filter((one) => one.length > longestInEnglish)).toEqual([]);
  });

  describe('what is wrong', () => {
    it('is what a report calls each fault; everything else keeps the name of the check', async () => {
      const { checks: findings } = await auditOf('en');
      expect(findings.filter(isFault).length).toBeGreaterThan(5);
      for (const finding of findings) {
        if (isFault(finding)) expect(finding.title).not.toBe(finding.name);
        else expect(finding.title).toBe(finding.name);
      }
      expect(findings.find(({ id }) => id === 'is-crawlable')).toMatchObject({
        name: 'Search engines are allowed to list the page',
        title: 'Search engines are told not to list this page',
      });
    });

    it.each(localeCodes)(
      'is what the mail with the report lists, with what it costs, in %s',
      async (locale) => {
        const audit = await auditOf(locale);
        const { text } = await reportMail(audit, { email: 'dana@example.com', locale });
        const { repairs, weekCount } = audit.plan;
        expect(weekCount).toBeGreaterThan(2);
        for (const { title, cause } of repairs.slice(0, weekCount)) {
          expect(text).toContain(title);
          expect(text).toContain(cause);
        }
      },
    );

    it('opens the mail like the report: five things, how long each takes, and the score to come', async () => {
      const audit = await auditOf('en');
      const { text, html } = await reportMail(audit, { email: 'dana@example.com', locale: 'en' });
      expect(text).toContain('This week, five things:');
      expect(text.match(/^- \d\. .+ \(\d+\s(?:minutes|hours) to fix\)$/gm)).toHaveLength(5);
      const after = audit.plan.forecast;
      expect(after).toBeGreaterThan(audit.overallScore ?? 100);
      for (const body of [text, html]) {
        expect(body).toContain(`and the score goes from ${audit.overallScore} to about ${after}.`);
        expect(body).not.toContain('from one page');
      }
    });

    it('is called that of one page in the mail that goes before the website is read', async () => {
      const input = {
        url: 'smith.example',
        email: 'dana@example.com',
        businessName: 'Smith',
        locale: 'en',
      } as const;
      const place = { id: '1', token: 'AbCdEfGhIjKlMnOpQrStUv', businessName: 'Smith' };
      const { report } = await renderAuditMails(sampleAuditFacts(), place, input);
      for (const body of [report.text, report.html])
        expect(body).toContain(
          'This list is from one page. The one in your report may change when we’ve read the rest of your website.',
        );
    });

    it('is what recommendations and the enquiry to staff are headed with', async () => {
      const audit = await auditOf('en');
      const title = 'Search engines are told not to list this page';
      expect(audit.recommendations.map((recommendation) => recommendation.title)).toContain(title);
      const input = {
        url: 'smith.example',
        email: 'dana@example.com',
        businessName: 'Smith',
        page: '/seo-audit',
        locale: 'en',
      } as const;
      expect(auditLead(input, { audit }).message).toContain(`. ${title}: `);
    });
  });
});

describe('one figure', () => {
  const place = { id: '1', token: 't'.repeat(22), businessName: '' };

  const pages = {
    'a page that describes a business': createPage('<h1>Smith</h1>', ldJson(plumber)),
    'a page that names none': createPage('<h1>Hot water repairs</h1><p>Gone cold?</p>'),
  };

  it.each(Object.entries(pages))(
    'has one figure in the checker, in the audit and in its headline, whatever name the audit is given: %s',
    async (_, html) => {
      const judge = (businessName: string) =>
        judgeVisit({ ...createVisit({ html, url: frontPage }), businessName }).facts;
      const checked = await presentAnalysis(judge(''), 'en');
      for (const name of ['Smith & Sons Plumbing', 'Jones Electrical']) {
        const audit = await presentAudit(judge(name), { ...place, businessName: name }, 'en');
        expect(audit.overallScore).toBe(checked.score);
        expect(audit.metrics.seoScore).toBe(checked.score);
      }
    },
  );

  it('calls nothing a warning that nobody measured', async () => {
    const { issues } = await presentAnalysis(judgeVisit(createVisit()).facts, 'en');
    const unmeasured = issues.filter(({ status }) => status === 'not_measured');
    expect(unmeasured.length).toBeGreaterThan(0);
    expect(unmeasured.filter(({ type }) => type !== 'success')).toEqual([]);
  });

  it('says once how much of a very large page was read', async () => {
    const html = createPage('<p>'.repeat(50_001));
    const analysis = await presentAnalysis(judgeVisit(createVisit({ html })).facts, 'en');
    expect(analysis.truncation).toContain('50,000 elements');
    expect(analysis.issues.filter(({ message }) => message.includes('so large'))).toEqual([]);
  });

  it('says what keeps a question from being asked, where that counts as lost', async () => {
    const site = { robotsTxt: robotsTxt('', 500) };
    const { issues } = await presentAnalysis(judgeVisit(createVisit({ site })).facts, 'en');
    expect(issues.find(({ id }) => id === 'soft-404')).toMatchObject({
      status: 'not_measured',
      message: expect.stringContaining('robots.txt can be read'),
    });
  });
});

describe('a page as presented', () => {
  async function hostOf(url: string): Promise<string | undefined> {
    const facts = sampleAuditFacts();
    const words = await loadReportWords('en');
    return presentPage({ ...facts, page: { ...facts.page, url } }, words).shownHost;
  }

  it('a host in ASCII is shown in its letters, any other as it is in the address', async () => {
    expect(await hostOf('https://www.xn--bckerei-5wa.example/brot')).toBe('www.bäckerei.example');
    expect(await hostOf('https://whitlock.example/')).toBeUndefined();
  });
});

describe('the verdict beside the score', () => {
  const readNumbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

  it('accounts for the questions that are neither faults of the plan nor passed', async () => {
    const { verdict, issues, plan } = await presentAnalysis(auditFaultyPage(), 'en');
    const [total, ignored = 0, rest = 0] = readNumbers(verdict?.account ?? '');
    const passed = issues.filter(({ status, type }) => status === undefined && type === 'success').length;
    expect(total).toBe(issues.length);
    expect(ignored).toBe(plan.ignored.length);
    const { critical, warning, info } = plan.issues;
    expect(critical + warning + info).toBe(issues.length - ignored - rest - passed);
  });

  it('calls repairs urgent only where they gain something', async () => {
    const facts = auditFaultyPage();
    const plan = planRepairs(facts, null);
    const words = await loadRepairWords('en');
    const repairs = plan.repairs.filter(({ severity }) => severity !== 'critical');
    expect(repairs.length).toBeGreaterThan(0);
    const say = (pageAfterWeek: number) =>
      presentRepairs(
        { ...plan, repairs, scores: { page: 97, site: null, pageAfterWeek } },
        { facts, site: null },
        words,
      ).week;
    expect(say(98)).toMatch(/^Nothing urgent: /);
    expect(say(98)).not.toContain('This week');
    expect(say(99)).toMatch(/^This week: /);
  });

  it('names the worst figure, where it is red though the score isn’t', async () => {
    const facts = auditFaultyPage();
    expect((await presentAnalysis(facts, 'en')).verdict?.worst).toContain('on a phone');
    const { metrics } = facts;
    const sound = { score: 90, source: 'measured' as const };
    const green = { ...metrics, mobileScore: sound, securityScore: sound, loadSpeed: sound };
    expect((await presentAnalysis({ ...facts, metrics: green }, 'en')).verdict?.worst).toBeUndefined();
    // The figure is the worst, but the first repair is about something else.
    const insecure = { ...green, securityScore: { ...sound, score: 10 } };
    const { verdict, issues } = await presentAnalysis({ ...facts, metrics: insecure }, 'en');
    expect(issues.filter(({ repair }) => repair === 1).map(({ category }) => category)).not.toContain(
      'security',
    );
    expect(verdict?.worst).toBeUndefined();
    const poor = { ...metrics, seoScore: { ...metrics.seoScore, score: 40 } };
    expect((await presentAnalysis({ ...facts, metrics: poor }, 'en')).verdict?.worst).toBeUndefined();
  });
});

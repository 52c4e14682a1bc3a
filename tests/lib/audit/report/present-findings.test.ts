import { causeOfCheck } from '@/lib/audit/causes/cause-of-check';
import type { AuditFacts } from '@/lib/audit/engine/audit-facts';
import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { presentAnalysis } from '@/lib/audit/report/present-analysis';
import { presentAudit } from '@/lib/audit/report/present-audit';
import { isFault } from '@/lib/audit/report/present-findings';
import { log } from '@/lib/log/log';
import { createVisit, type VisitParts } from '@/tests/support/visit';

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
      ({ id, outcome }) => outcome.status === 'failed' && !causeOfCheck(id, outcome.reason),
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

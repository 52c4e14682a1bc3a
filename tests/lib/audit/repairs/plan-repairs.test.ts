import { findEffort } from '@/lib/audit/checks/find-check';
import type { AuditFacts } from '@/lib/audit/engine/audit-facts';
import { forecastScore } from '@/lib/audit/engine/forecast-score';
import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { payOff } from '@/lib/audit/repairs/pay-off';
import { planRepairs, WEEK_REPAIRS } from '@/lib/audit/repairs/plan-repairs';
import { formatDuration } from '@/lib/i18n/format-duration';
import { localeCodes } from '@/lib/i18n/locales';
import { planIn } from '@/tests/support/plan-in';
import { auditPoorWebsite } from '@/tests/support/poor-website';
import { shopWebsite } from '@/tests/support/shop-website';
import { createVisit } from '@/tests/support/visit';

const judge = (html: string): AuditFacts => judgeVisit(createVisit({ html })).facts;
const poor = judge('<meta name="robots" content="noindex"><p>(07) 5555 0100');

describe('what a fault costs and takes', () => {
  it('is unknown for a check that is no more', () => {
    expect(findEffort({ id: 'keywords', reason: 'missing' })).toBeNull();
  });

  it('puts a call lost for five minutes before a slow server of two hours', () => {
    const call = payOff({ loses: 'call', minutes: 5 }, 1);
    expect(call).toBeGreaterThan(payOff({ loses: 'wait', minutes: 120 }, 1));
    expect(call).toBeGreaterThan(payOff({ loses: 'trust', minutes: 5 }, 1));
  });

  it('reads in the language of the reader, in hours from two hours on', () => {
    expect(formatDuration(5, 'en')).toBe('5\u00a0minutes');
    expect(formatDuration(1, 'en')).toBe('1\u00a0minute');
    expect(formatDuration(480, 'de')).toBe('8\u00a0Stunden');
  });
});

describe('the repairs of a page', () => {
  const plan = planRepairs(poor, null);

  it('are at most seven, what costs visitors now first, and every fault belongs to one', () => {
    expect(plan.repairs.length).toBeLessThanOrEqual(7);
    expect(plan.repairs[0]).toMatchObject({ id: 'search-access', severity: 'critical', by: 'owner' });
    const own = [...plan.repairs, ...plan.later].flatMap(({ cause }) => cause.own);
    const failed = poor.findings.flatMap(({ id, outcome }) => (outcome.status === 'failed' ? [id] : []));
    expect([...own, ...plan.ignored.map(({ id }) => id)].sort()).toEqual(failed.sort());
    expect(plan.later.every(({ severity }) => severity === 'info') || plan.repairs.length === 7).toBe(true);
  });

  it('promise the score that the engine computes without their faults', () => {
    for (const { cause, after } of plan.repairs) {
      if (after.page === null) continue;
      const counting = cause.own.filter((id) => forecastScore(poor, [id]) !== null);
      expect(after.page).toBe(forecastScore(poor, counting));
    }
    const week = plan.repairs.slice(0, WEEK_REPAIRS).flatMap(({ cause }) => cause.own);
    const counting = week.filter((id) => forecastScore(poor, [id]) !== null);
    expect(plan.scores.pageAfterWeek).toBe(forecastScore(poor, counting));
  });

  it('are none where the website refused our program', () => {
    expect(planRepairs({ ...poor, refusal: { by: 'cloudflare', status: 403 } }, null).repairs).toEqual([]);
  });
});

describe('the repairs of a page and its website', () => {
  const site = auditPoorWebsite(shopWebsite());
  const url = 'https://www.smith.example/';
  const facts: AuditFacts = { ...poor, page: { ...poor.page, url } };
  const plan = planRepairs(facts, site);

  it('contain each fault of the page once, with those of the other pages', () => {
    const own = [...plan.repairs, ...plan.later].flatMap(({ cause }) => cause.own);
    expect(own.filter((id, index) => own.indexOf(id) !== index)).toEqual([]);
    const security = [...plan.repairs, ...plan.later].find(({ id }) => id === 'security');
    expect(security?.cause.pages).toHaveLength(65);
    expect(security?.cause.own).toContain('hsts');
    expect([...plan.repairs, ...plan.later].filter(({ cause }) => cause.kind === 'security')).toHaveLength(1);
  });

  it.each(localeCodes)('are told in %s without a gap, with their numbers and pages', async (locale) => {
    const told = await planIn(locale, facts, site);
    const all = [...told.repairs, ...told.later];
    expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1));
    const text = JSON.stringify(told);
    expect(text).not.toMatch(/audit-repairs|seo-report|audit-site|\{(?:count|time|score|after|repairs)/);
    for (const { title, cause, facts: said, faults } of all) {
      expect([title, cause, ...said].every((words) => words.length > 1)).toBe(true);
      expect(faults.every((fault) => fault.title && fault.fix)).toBe(true);
    }
  });

  it('have one verdict with the page: a sound page doesn’t hide what is critical elsewhere, and each fault counts once', async () => {
    const sound = judge(
      '<meta name="viewport" content="width=device-width"><title>Smith Roofing in Southport</title><h1>Roofs repaired</h1><p>(07) 5555 0100',
    );
    const about = { ...sound, page: { ...sound.page, url } };
    const alone = await planIn('en', about, null);
    expect(alone.verdict).toBeNull();
    expect(alone.issues.critical).toBe(0);
    const told = await planIn('en', about, site);
    expect(told.repairs[0]?.severity).toBe('critical');
    expect(told.verdict).toBe(`${told.repairs[0]?.title}: that comes first`);
    expect([told.repairs[0]?.cause, told.repairs[0]?.faults[0]?.title]).toContain(told.about);
    const faults = new Set(
      [...told.repairs, ...told.later].flatMap((each) => each.faults.map(({ id }) => id)),
    );
    const { critical, warning, info } = told.issues;
    expect(critical).toBeGreaterThan(0);
    expect(critical + warning + info).toBe(faults.size);
  });

  it('are headed by an empty page, which hides everything else, though it is only a warning', async () => {
    const empty = judge('<title>Smith Roofing</title><div id="root"></div><script src="/app.js"></script>');
    const { repairs, verdict, about } = await planIn('en', { ...empty, page: { ...empty.page, url } }, null);
    expect(repairs[0]).toMatchObject({ kind: 'empty-page', severity: 'warning' });
    expect(about).toBe(repairs[0]?.cause);
    expect(verdict).toBe(`${repairs[0]?.title}: that comes first`);
  });

  it('begin with a noindex of the whole website, also where its menu has a dead link', () => {
    const paths = ['/', '/shop', '/cups', '/plates', '/contact', '/privacy-policy'];
    const menu = [...paths, '/gifts'].map((to) => `<a href="${to}">${to}</a>`).join('');
    const hidden = auditPoorWebsite({
      ...shopWebsite(),
      pages: new Map(
        paths.map((path) => [path, `<meta name="robots" content="noindex">${menu}<h1>${path}</h1>`]),
      ),
      gone: ['/gifts'],
      moved: [],
      listed: paths,
    });
    const { repairs } = planRepairs(facts, hidden);
    expect(repairs.slice(0, 2).map(({ cause }) => cause.kind)).toEqual(['search-access', 'missing-address']);
    expect(
      repairs.some(
        ({ cause }) => cause.site.some(({ id }) => id === 'sitemap-wrong') && cause.kind === 'sitemap',
      ),
    ).toBe(false);
  });

  it('say how many pages each mends', async () => {
    const { repairs } = await planIn('en', facts, site);
    expect(repairs.some(({ facts: said }) => said.includes('Fixes 65 pages of 65'))).toBe(true);
  });
});

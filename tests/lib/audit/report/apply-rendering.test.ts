import { checks } from '@/lib/audit/checks/registry';
import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { computeScores } from '@/lib/audit/engine/score';
import { toRenderedFacts } from '@/lib/audit/phone/to-rendered-facts';
import { applyRendering, renderedChecks } from '@/lib/audit/report/apply-rendering';
import { presentAudit } from '@/lib/audit/report/present-audit';
import type { RenderedPage } from '@/lib/rendered-page/rendered-page';
import { faultyRendering, soundRendering } from '@/tests/support/sample-rendering';
import { createPage, frontPage } from '@/tests/support/smith-plumbing';
import { createVisit } from '@/tests/support/visit';

const facts = (body = '<h1>Hot water</h1><a href="/prices">Prices</a><img src="a.png" alt="A tap">') =>
  judgeVisit(createVisit({ html: createPage(body), url: frontPage })).facts;
const apply = (page: RenderedPage, given = facts()) => applyRendering(given.findings, toRenderedFacts(page));
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

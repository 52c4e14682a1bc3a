import type { Cause } from '@/lib/audit/causes/cause';
import type { SiteAudit } from '@/lib/audit/crawl/site-audit';
import { planRepairs } from '@/lib/audit/repairs/plan-repairs';
import { causesMeasured } from '@/lib/content/causes-measured';
import { auditPoorWebsite, countFindings, listPlanted, type PoorWebsite } from '@/tests/support/poor-website';
import { sampleAuditFacts } from '@/tests/support/sample-audit-facts';
import { shopWebsite } from '@/tests/support/shop-website';
import { singlePagesWebsite } from '@/tests/support/single-pages-website';
import { templateWebsite } from '@/tests/support/template-website';

const websites: readonly (readonly [string, PoorWebsite])[] = [
  ['of templates', templateWebsite()],
  ['that is a shop', shopWebsite()],
  ['of single pages', singlePagesWebsite()],
];
const audits = new Map<string, SiteAudit>();
function audit(name: string, website: PoorWebsite): SiteAudit {
  const known = audits.get(name) ?? auditPoorWebsite(website);
  audits.set(name, known);
  return known;
}

const isWorthwhile = ({ faults, site }: Cause) =>
  [...faults, ...site].some(({ severity }) => severity !== 'info');
const sum = (causes: readonly Cause[]) => causes.reduce((total, cause) => total + countFindings(cause), 0);

describe.each(websites)('the causes of a poor website %s', (name, website) => {
  it('are each one thing that was planted, and every finding has one', () => {
    const found = audit(name, website);
    const causes = found.causes ?? [];
    const planted = causes.map((cause) => [cause.kind, listPlanted(cause, found, website)] as const);
    expect(planted.filter(([, things]) => things.length > 1)).toEqual([]);
    // Told apart by where they are, the same thing never appears as two causes of one kind.
    const names = planted
      .map(([kind, things]) => `${kind}: ${things.join()}`)
      .filter((each) => !each.endsWith(': '));
    expect(names.filter((each, index) => names.indexOf(each) !== index)).toEqual([]);
  });

  it('are fewer than the findings by far, and seven repairs mend most of what is worth it', () => {
    const found = audit(name, website);
    const causes = (found.causes ?? []).filter(isWorthwhile);
    const { repairs, later } = planRepairs(sampleAuditFacts(), found);
    expect(repairs).toHaveLength(7);
    expect(repairs.length + later.length).toBe(found.causes?.length);
    expect(sum(causes)).toBeGreaterThan(causes.length * 15);
    const covered = sum(repairs.map(({ cause }) => cause)) / sum(causes);
    expect(covered).toBeGreaterThanOrEqual(causesMeasured.leastCovered);
  });

  it('promise the score that the pages get without these faults', () => {
    const found = audit(name, website);
    const average = (scores: readonly (number | null)[]) =>
      Math.floor(scores.reduce<number>((total, score) => total + (score ?? 0), 0) / scores.length);
    const now = average(found.pages.map(({ seo }) => seo));
    for (const { after } of found.causes ?? []) expect(after).toBeGreaterThanOrEqual(now);
  });
});

it('the figures that we publish are those of these websites', () => {
  const all = websites.map(([name, website]) => ({ website, found: audit(name, website) }));
  const causes = all.flatMap(({ website, found }) =>
    (found.causes ?? []).map((cause) => ({ cause, planted: listPlanted(cause, found, website) })),
  );
  const worthwhile = all.map(({ found }) => sum((found.causes ?? []).filter(isWorthwhile)));
  const covered = all.map(({ found }) =>
    sum(planRepairs(sampleAuditFacts(), found).repairs.map(({ cause }) => cause)),
  );
  const share =
    covered.reduce((one, other) => one + other, 0) / worthwhile.reduce((one, other) => one + other, 0);
  expect({
    websites: all.length,
    pages: all.reduce((total, { found }) => total + found.pages.length, 0),
    causes: causes.length,
    correct: causes.filter(({ planted }) => planted.length < 2).length,
    covered: Math.floor(share * 100) / 100,
  }).toEqual({
    websites: causesMeasured.websites,
    pages: causesMeasured.pages,
    causes: causesMeasured.causes,
    correct: causesMeasured.correct,
    covered: causesMeasured.covered,
  });
});

it('a repaired website scores what was promised', () => {
  const website = templateWebsite();
  const before = audit('of templates', website);
  const logo = before.causes?.find(
    ({ kind, subject }) => kind === 'element' && subject?.snippet?.includes('logo'),
  );
  const pages = new Map(
    [...website.pages].map(([path, html]) => [
      path,
      html.replace('<img class="logo"', '<img alt="Ferry Road" class="logo"'),
    ]),
  );
  const after = auditPoorWebsite({ ...website, pages });
  const scores = after.pages.map(({ seo }) => seo ?? 0);
  const average = Math.floor(scores.reduce((total, score) => total + score, 0) / scores.length);
  expect(average).toBe(logo?.after);
  expect(after.causes?.some(({ subject }) => subject?.snippet?.includes('logo'))).toBe(false);
});

it('links in a footer are one element of the template, however deep and however many they are', () => {
  const icons = ['x', 'facebook', 'tiktok', 'linkedin', 'youtube', 'instagram']
    .map((name) => `<a href="#"><i class="fa fa-${name}"></i></a>`)
    .join('');
  const page = (name: string, own = '') =>
    `<!doctype html><html lang="en"><title>${name} in Southport</title><main><h1>${name}</h1>${own}</main>
<footer><div><div><div><div><div>${icons}</div></div></div></div></div></footer></html>`;
  const names = ['Home', 'Prices', 'Team', 'Jobs'];
  const pages = new Map(names.map((name) => [name === 'Home' ? '/' : `/${name}`, page(name)]));
  pages.set('/Jobs', page('Jobs', '<a href="/apply"><img src="apply.png"></a>'));
  const website = { pages, gone: [], moved: [], listed: [], plantedBy: () => '', addressPlantedBy: () => '' };
  const causes = (auditPoorWebsite(website).causes ?? []).filter(({ faults }) =>
    faults.some(({ id }) => id === 'link-name'),
  );
  expect(causes.map(({ kind, subject }) => [kind, subject?.snippet])).toEqual([
    ['element', '<a href="#"><i class="fa fa-facebook"></i></a>'],
    ['links', undefined],
  ]);
  expect(causes.map(({ pages: mended }) => mended.length)).toEqual([3, 1]);
});

it('an address at which the server fails is one cause, whether a menu, a text or the sitemap leads to it', () => {
  const menu = '<a href="/book">Book</a>';
  const names = ['/', '/prices', '/team', '/jobs'];
  const pages = new Map(names.map((path) => [path, `<nav>${menu}</nav><h1>${path}</h1>`]));
  pages.set('/team', `<nav>${menu}</nav><h1>Team</h1><a href="/old-book">As before</a>`);
  const website = { pages, gone: [], moved: [], plantedBy: () => '', addressPlantedBy: () => '' };
  const listed = [...names, '/book', '/old-book'];
  const { causes = [] } = auditPoorWebsite({ ...website, failing: ['/book', '/old-book'], listed });
  const failing = causes.filter(({ kind }) => kind === 'failing-address');
  expect(failing.map(({ subject }) => subject?.addresses?.map(({ url }) => new URL(url).pathname))).toEqual([
    ['/book'],
    ['/old-book'],
  ]);
  expect(failing.map(({ site }) => site.map(({ id }) => id))).toEqual([
    ['broken-internal-links', 'sitemap-wrong'],
    ['broken-internal-links', 'sitemap-wrong'],
  ]);
});

it('a basket that search engines may not show needs no description', () => {
  const description = `<meta name="description" content="${'Cups and plates from Southport. '.repeat(4)}">`;
  const cart = (robots: string) =>
    `<title>Your basket</title>${robots}<h1>Your basket</h1><a href="/">Back</a>`;
  const tell = (robots: string) =>
    auditPoorWebsite({
      pages: new Map([
        ['/', `<title>Cups from Southport</title>${description}<h1>Cups</h1><a href="/cart">Basket</a>`],
        ['/cart', cart(robots)],
      ]),
      ...{ gone: [], moved: [], listed: [], plantedBy: () => '', addressPlantedBy: () => '' },
    }).causes?.filter(({ kind }) => kind === 'descriptions');
  expect(tell('<meta name="robots" content="noindex">')).toEqual([]);
  expect(tell('')).toHaveLength(1);
});

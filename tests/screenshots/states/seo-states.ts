import type { Outcome } from '../answers';
import type { Scene, Subject } from '../subject';
import { openFolds } from './open-folds';

const site = 'www.ferryroadautos.example';

async function check({ page }: Scene, outcome: Outcome): Promise<void> {
  await page.locator('#check-url').fill(site);
  await page.locator('form:has(#check-url) button[type="submit"]').click();
  if (outcome === 'waits') await page.locator('#stages-title').waitFor();
  else if (outcome === 'refuses') await page.locator('#check-fault').waitFor();
  else await page.locator('#report-title').waitFor();
}

async function analyse({ page }: Scene, end: string): Promise<void> {
  await page.locator('#analyser-url').fill(site);
  await page.locator('form:has(#analyser-url) button[type="submit"]').click();
  await page.locator(end).first().waitFor();
}

async function order({ page, words }: Scene, end: string): Promise<void> {
  await page.locator('#audit-url').fill(site);
  await page.locator('#audit-businessName').fill('Ferry Road Autos');
  await page.locator('#audit-email').fill('sam@ferryroadautos.example');
  await page.locator('form:has(#audit-url) button[type="submit"]').click();
  await (end === 'working'
    ? page.getByText(words['seo-audit'].working.text).waitFor()
    : page.locator(end).first().waitFor());
}

const checks = (['succeeds', 'fails', 'unreachable', 'refuses', 'waits'] as const).map(
  (outcome): Subject => ({
    id: `state/checker-${outcome}`,
    path: '/seo-checker',
    frame: 'page',
    outcomes: { '/api/seo-analysis': outcome },
    prepare: (scene) => check(scene, outcome),
  }),
);

const analyses = (
  [
    ['succeeds', 'a[href*="/seo-checker?url="]'],
    ['refuses', '#analyser-fault'],
    ['waits', '[role="progressbar"]'],
  ] as const
).map(
  ([outcome, end]): Subject => ({
    id: `state/analyser-${outcome}`,
    path: '/seo-services',
    frame: 'page',
    outcomes: { '/api/seo-analysis': outcome },
    prepare: (scene) => analyse(scene, end),
  }),
);

const orders = (
  [
    ['succeeds', '#report-title'],
    ['refuses', '#audit-url-error'],
    ['fails', '[role="status"] svg'],
    ['waits', 'working'],
  ] as const
).map(
  ([outcome, end]): Subject => ({
    id: `state/audit-${outcome}`,
    path: '/seo-audit',
    frame: 'page',
    outcomes: { '/api/seo-audit': outcome },
    prepare: (scene) => order(scene, end),
  }),
);

/** States of the checker, the analyser and the audit: results, failures and loading. */
export const seoStates: readonly Subject[] = [
  ...checks,
  {
    id: 'state/checker-unfolded',
    path: '/seo-checker',
    frame: 'page',
    prepare: async (scene) => {
      await check(scene, 'succeeds');
      await openFolds(scene);
    },
  },
  ...analyses,
  ...orders,
  {
    id: 'state/audit-incomplete-toast',
    path: '/seo-audit',
    frame: 'window',
    prepare: async ({ page, words }) => {
      await page.locator('#audit-url').fill(site);
      await page.locator('form:has(#audit-url) button[type="submit"]').click();
      await page.getByText(words['seo-audit'].form.missingText).first().waitFor();
    },
  },
  {
    id: 'state/audit-done-toast',
    path: '/seo-audit',
    frame: 'window',
    prepare: async (scene) => {
      await order(scene, '#report-title');
      await scene.page.getByText(scene.words['seo-audit'].form.complete).first().waitFor();
    },
  },
  {
    id: 'state/audit-copied',
    path: '/seo-audit',
    frame: 'page',
    prepare: async (scene) => {
      await order(scene, '#report-title');
      await scene.page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))');
      await scene.page
        .getByRole('button', { name: scene.words['seo-report'].actions.copy, exact: true })
        .click();
      await scene.page.locator('input[readonly]').waitFor();
    },
  },
];

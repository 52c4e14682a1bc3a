import type { Scene, Subject } from '../subject';
import { openFolds } from './open-folds';
import { askForQuote, createPlan } from './plan-steps';

async function analyseGrowth({ page }: Scene, end: string): Promise<void> {
  await page.locator('#growth-businessName').fill('Ferry Road Autos');
  await page.locator('#growth-suburb').fill('Southport');
  await page.locator('#growth-website').fill('https://ferryroadautos.example');
  await page.locator('form:has(#growth-suburb) button[type="submit"]').click();
  await page.locator(end).first().waitFor();
}

const growth = (
  [
    ['succeeds', 'main ol, main dl'],
    ['refuses', '#growth-website-error'],
    ['waits', 'form:has(#growth-suburb) button[disabled]'],
  ] as const
).map(
  ([outcome, end]): Subject => ({
    id: `state/growth-${outcome}`,
    path: '/business-growth',
    frame: 'page',
    outcomes: { '/api/business-growth-analysis': outcome },
    prepare: (scene) => analyseGrowth(scene, end),
  }),
);

const plan = { path: '/smart-personalization', frame: 'page' } as const;

const tabs = (['recommendations', 'content', 'analytics', 'preferences'] as const).map(
  (tab): Subject => ({
    ...plan,
    id: `state/plan-${tab}`,
    prepare: async (scene) => {
      await createPlan(scene, '#plan-title');
      await scene.page.locator(`#plan-tab-${tab}`).click();
      await scene.page.locator(`#plan-panel-${tab}`).waitFor();
    },
  }),
);

const town = async ({ page }: Scene, name: string) => {
  await page.locator('#place').fill(name);
  await page.locator('#place').press('Enter');
};

/** States of growth analyser, personalisation and weather. */
export const toolStates: readonly Subject[] = [
  ...growth,
  {
    id: 'state/growth-unfolded',
    path: '/business-growth',
    frame: 'page',
    prepare: async (scene) => {
      await analyseGrowth(scene, 'main details');
      await openFolds(scene);
    },
  },
  {
    ...plan,
    id: 'state/plan-half-answered',
    prepare: async ({ page }) => {
      await page.locator('#personalization-businessName').fill('Ferry Road Autos');
      await page.locator('#personalization-industry').selectOption('automotive');
      await page.locator('#personalization-budget').selectOption('5k-15k');
    },
  },
  ...tabs,
  {
    ...plan,
    id: 'state/plan-refuses',
    outcomes: { '/api/smart-personalization': 'refuses' },
    prepare: (scene) => createPlan(scene, '#personalization-location-error'),
  },
  {
    ...plan,
    id: 'state/plan-waits',
    outcomes: { '/api/smart-personalization': 'waits' },
    prepare: (scene) => createPlan(scene, 'form:has(#personalization-location) button[disabled]'),
  },
  {
    ...plan,
    id: 'state/quote-dialog',
    frame: 'window',
    prepare: async (scene) => {
      await createPlan(scene, '#plan-title');
      await askForQuote(scene, '#quote-email');
    },
  },
  {
    ...plan,
    id: 'state/quote-refuses',
    frame: 'window',
    outcomes: { '/api/contact': 'refuses' },
    prepare: async (scene) => {
      await createPlan(scene, '#plan-title');
      await askForQuote(scene, '#quote-phone-error');
    },
  },
  {
    ...plan,
    id: 'state/quote-sent',
    prepare: async (scene) => {
      await createPlan(scene, '#plan-title');
      await askForQuote(scene, '#quote-sent-title');
    },
  },
  {
    id: 'state/weather-searched',
    path: '/weather',
    frame: 'page',
    prepare: async (scene) => {
      await town(scene, 'Nerang');
      await scene.page.getByText('Nerang').first().waitFor();
    },
  },
  ...(['refuses', 'fails', 'waits'] as const).map(
    (outcome): Subject => ({
      id: `state/weather-${outcome}`,
      path: '/weather',
      frame: 'page',
      outcomes: { '/api/weather': outcome },
    }),
  ),
];

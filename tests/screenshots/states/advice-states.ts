import type { Scene, Subject } from '../subject';
import { sendQuote } from './plan-steps';

const known = { '/api/client-profile': 'remembers' } as const;
const advised = { ...known, '/api/ai-recommendations': 'remembers' } as const;
const page = { path: '/ai-recommendations', frame: 'page' } as const;

const generate = ({ page, words }: Scene) =>
  page.getByRole('button', { name: words['ai-recommendations'].generate.button }).click();

const openQuote = async ({ page, words }: Scene) => {
  await page
    .getByRole('button', { name: words['ai-recommendations'].card.quote, exact: true })
    .first()
    .click();
  await page.locator('#quote-email').waitFor();
};

async function saveProfile({ page }: Scene, end: string): Promise<void> {
  await page.locator('#profile-businessName').fill('Ferry Road Autos');
  await page.locator('#profile-industry').selectOption('automotive');
  await page.locator('#profile-businessSize').selectOption('small');
  await page.locator('input[value="generate_more_leads"]').check();
  await page.locator('form:has(#profile-businessName) button[type="submit"]').click();
  await page.locator(end).first().waitFor();
}

/** States of recommendations and the profile they are based on. */
export const adviceStates: readonly Subject[] = [
  { ...page, id: 'state/advice-none-yet', outcomes: known },
  {
    ...page,
    id: 'state/advice-given',
    outcomes: advised,
    prepare: ({ page }) => page.locator('main article').first().waitFor(),
  },
  { ...page, id: 'state/advice-profile-waits', outcomes: { '/api/client-profile': 'waits' } },
  { ...page, id: 'state/advice-profile-fails', outcomes: { '/api/client-profile': 'fails' } },
  { ...page, id: 'state/advice-list-fails', outcomes: { ...known, '/api/ai-recommendations': 'fails' } },
  {
    ...page,
    id: 'state/advice-generating',
    outcomes: { ...known, '/api/ai-recommendations/generate': 'waits' },
    prepare: async (scene) => {
      await generate(scene);
      await scene.page.getByText(scene.words['ai-recommendations'].generate.working).first().waitFor();
    },
  },
  {
    ...page,
    id: 'state/advice-failed-toast',
    frame: 'window',
    outcomes: { ...known, '/api/ai-recommendations/generate': 'fails' },
    prepare: async (scene) => {
      await generate(scene);
      await scene.page.getByText(scene.words['ai-recommendations'].generate.failed).first().waitFor();
    },
  },
  { ...page, id: 'state/advice-quote-dialog', frame: 'window', outcomes: advised, prepare: openQuote },
  {
    ...page,
    id: 'state/advice-quote-sent',
    outcomes: advised,
    prepare: async (scene) => {
      await openQuote(scene);
      await sendQuote(scene, '#quote-sent-title');
    },
  },
  {
    id: 'state/profile-known',
    path: '/profile',
    frame: 'page',
    outcomes: known,
    prepare: async ({ page, words }) => {
      await page.getByText(words.profile.delete.open).click();
      await page.getByRole('button', { name: words.profile.delete.button }).waitFor();
    },
  },
  {
    id: 'state/profile-saved',
    path: '/profile',
    frame: 'page',
    prepare: (scene) => saveProfile(scene, 'main [role="status"] a[href$="/ai-recommendations"]'),
  },
  {
    id: 'state/profile-loading',
    path: '/profile',
    frame: 'page',
    outcomes: { '/api/client-profile': 'waits' },
  },
  {
    id: 'state/profile-not-loaded',
    path: '/profile',
    frame: 'page',
    outcomes: { '/api/client-profile': 'fails' },
  },
  {
    id: 'state/profile-without-goal',
    path: '/profile',
    frame: 'page',
    prepare: async ({ page }) => {
      await page.locator('#profile-businessName').fill('Ferry Road Autos');
      await page.locator('#profile-industry').selectOption('automotive');
      await page.locator('#profile-businessSize').selectOption('small');
      await page.locator('form:has(#profile-businessName) button[type="submit"]').click();
      await page.locator('#profile-goals-error').waitFor();
    },
  },
];

import type { Scene } from '../subject';

/** The same answers as those of answers.ts, whose plan says how many were given. */
const chosen = {
  industry: 'automotive',
  businessSize: 'small',
  primaryGoal: 'lead-generation',
  budget: '5k-15k',
  timeframe: 'soon',
};

/** Fills in and sends the personalisation form, and waits for the result. */
export async function createPlan({ page }: Scene, end: string): Promise<void> {
  await page.locator('#personalization-businessName').fill('Ferry Road Autos');
  await page.locator('#personalization-location').fill('Southport');
  for (const [field, value] of Object.entries(chosen)) {
    await page.locator(`#personalization-${field}`).selectOption(value);
  }
  await page.locator('form:has(#personalization-location) button[type="submit"]').click();
  await page.locator(end).first().waitFor();
}

/** Opens the quote dialog of a plan, and sends it unless `end` is its first field. */
export async function askForQuote({ page, words }: Scene, end: string): Promise<void> {
  await page
    .getByRole('button', { name: words['smart-personalization'].result.getQuote, exact: true })
    .click();
  await page.locator('#quote-email').waitFor();
  if (end !== '#quote-email') await sendQuote({ page }, end);
}

export async function sendQuote({ page }: Pick<Scene, 'page'>, end: string): Promise<void> {
  await page.locator('#quote-email').fill('sam@ferryroadautos.example');
  await page.locator('#quote-phone').fill('0400 000 000');
  await page.locator('form:has(#quote-email) button[type="submit"]').click();
  await page.locator(end).waitFor();
}

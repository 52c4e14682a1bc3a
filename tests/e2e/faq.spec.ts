import { faqCategories } from '@/lib/content/faq';
import { expect, test } from '../support/browser-test';

const websiteAnswer = 'Website packages start from $495.';
const paymentAnswer = /^Before the work starts/;

test('the FAQ page is shown at /faq: an address that names a question opens it, one answer is open at a time, and the closing card leads to the contact page [FAQ-01]', async ({
  page,
}) => {
  const response = await page.goto('/faq#payment');

  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/SEO questions/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions people ask before they call.');
  await expect(page.getByText(paymentAnswer)).toBeVisible();
  const payment = page.getByRole('button', { name: 'When do I pay?' });
  await expect(payment).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(websiteAnswer)).toBeHidden();

  await page.getByRole('button', { name: 'What does a website cost?' }).click();
  await expect(page.getByText(websiteAnswer)).toBeVisible();
  await expect(page.getByText(paymentAnswer)).toBeHidden();

  await payment.click();
  await expect(page.getByText(websiteAnswer)).toBeHidden();
  await expect(page.getByText(paymentAnswer)).toBeVisible();

  await payment.click();
  await expect(page.getByText(paymentAnswer)).toBeHidden();

  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer is shown', async ({ page }) => {
    await page.goto('/faq');

    const answers = page.locator('[role=region][data-state]');
    await expect(answers).toHaveCount(faqCategories.flatMap(({ questions }) => questions).length);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });
});

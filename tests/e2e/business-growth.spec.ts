import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { faultsInBothThemes } from '../support/contrast-faults';
import { readPage } from '../support/read-page';
import { startTargetSite, type TargetSite } from '../support/target-site';

const form = (page: Page) => page.locator('form:has(#growth-businessName)');
const part = (page: Page, title: string) => page.locator(`[aria-labelledby="${title}"]`);

test('the business growth analyzer is shown at /business-growth [GROWTH-01]', async ({ request }) => {
  const response = await request.get('/business-growth');

  expect(response.status()).toBe(200);
  const { title, headings } = readPage(await response.text());
  expect(title).toContain('Free business growth analyser, Gold Coast');
  expect(headings).toEqual(['Business growth analyser']);
});

let target: TargetSite | undefined;
test.afterEach(async () => {
  await target?.stop();
  target = undefined;
});

test('an analysis in Persian shows the position of a business and what to do, readable in both themes [A11Y-01]', async ({
  page,
}) => {
  target = await startTargetSite();
  await page.goto('/fa/business-growth');
  await form(page).locator('summary').click();
  for (const [name, value] of Object.entries({
    businessName: 'Ferry Road Autos',
    suburb: 'Southport',
    website: target.url,
    currentRating: '۴٫۳',
    reviewCount: '۱۸',
  }))
    await page.locator(`#growth-${name}`).fill(value);

  await form(page).locator('button[type="submit"]').click();

  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toBeFocused();
  await expect(headline).toContainText('Ferry Road Autos');
  // Nobody was compared with it, however good its rating is (decision 81).
  await expect(headline).toContainText('کسب‌وکار نوپا');
  await expect(part(page, 'growth-title').locator('dl > div')).toHaveCount(4);
  await expect(part(page, 'growth-scores-title').locator('h2 + div > div, h2 ~ dl > div')).toHaveCount(4);
  expect(target.asked).toContain('GET /');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await touchingHeads(page)).toEqual([]);
  const formula = part(page, 'growth-recommendations-title').locator('details').first();
  await expect(formula.locator('p')).toBeHidden();
  await formula.locator('summary').click();
  await expect(formula.locator('p')).toBeVisible();
  expect(await faultsInBothThemes(page, 'main')).toEqual([]);

  await page.getByRole('button', { name: 'تحلیل کسب‌وکاری دیگر' }).click();
  await expect(page.locator('#growth-businessName')).toHaveValue('');
  await expect(page.locator('#growth-businessName')).toBeFocused();
});

/** The scores whose name and value have no space between them. */
function touchingHeads(page: Page): Promise<string[]> {
  return part(page, 'growth-scores-title').evaluate((section) =>
    [...section.querySelectorAll('span + span')].flatMap((value) => {
      const name = value.previousElementSibling;
      const [a, b] = [name?.getBoundingClientRect(), value.getBoundingClientRect()];
      if (!a || a.bottom <= b.top) return [];
      return Math.max(a.left - b.right, b.left - a.right) < 4 ? [name?.textContent ?? ''] : [];
    }),
  );
}

test('on a phone the figures of the chosen trade are the first card', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/business-growth');
  await page.getByText('Estimates for each category').click();
  const rows = part(page, 'growth-ledger-caption').locator('tbody tr');
  const first = async () => {
    const cards = await rows.evaluateAll((all) =>
      all.map((row) => ({
        start: row.getBoundingClientRect().left,
        name: row.querySelector('th')?.textContent,
      })),
    );
    return cards.toSorted((a, b) => a.start - b.start)[0]?.name;
  };

  await page.locator('#growth-category').selectOption('cafe');
  await expect.poll(first).toBe('Cafe');

  await page.locator('#growth-category').selectOption('fitness');
  await expect.poll(first).toBe('Fitness');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains itself, and leads to the phone and the contact page', async ({ page }) => {
    await page.goto('/business-growth');

    await expect(part(page, 'growth-title').locator('noscript a[href^="tel:"]')).toBeVisible();
    await expect(part(page, 'growth-title').locator('noscript a[href="/contact"]')).toBeVisible();
    await expect(form(page)).toBeHidden();
    const rows = part(page, 'growth-ledger-caption').locator('tbody tr');
    await expect(rows).toHaveCount(12);
    await expect(rows.first()).toBeHidden();
    await page.getByText('Estimates for each category').click();
    await expect(rows.first()).toBeVisible();
  });
});

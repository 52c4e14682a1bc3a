import { localePath } from '@/lib/i18n/path';
import { expect, test } from '../support/browser-test';

const cases = [
  { locale: 'en', title: 'Sorry, something went wrong', retry: 'Try again', home: 'Go Home' },
  { locale: 'fa', title: 'متأسفیم، مشکلی پیش آمد', retry: 'دوباره امتحان کنید', home: 'رفتن به صفحهٔ اصلی' },
] as const;

for (const { locale, title, retry, home } of cases) {
  test(`a page whose code fails says sorry, and works again at a press of the button: ${locale}`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/TypeError|Cannot read properties/);
    // An answer without the fields that the page needs.
    await page.route('**/api/seo-analysis', (route) => route.fulfill({ json: { result: { score: 80 } } }));
    await page.goto(localePath(locale, '/seo-services'));
    await page.locator('#analyser-url').fill('https://www.example.com');
    await page.locator('form:has(#analyser-url) button').click();

    const alert = page.locator('main').getByRole('alert');
    await expect(alert.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(alert.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(alert.getByRole('link', { name: '1300 944 422' })).toHaveAttribute('href', 'tel:1300944422');
    await expect(alert.getByRole('link', { name: home })).toHaveAttribute('href', localePath(locale, '/'));
    await expect(page.getByRole('banner')).toBeVisible();

    await alert.getByRole('button', { name: retry }).click();
    await expect(page.locator('#analyser-url')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

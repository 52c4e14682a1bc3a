import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { localePath } from '@/lib/i18n/path';
import { expect, test } from '../support/browser-test';
import { formOn, mailsAbout } from '../support/contact-journey';
import { startTargetSite, type TargetSite } from '../support/target-site';

/** A folder for pictures of each step; without this setting none are taken. */
const pictureFolder = process.env.JOURNEY_PICTURES;

async function takePicture(page: Page, name: string): Promise<void> {
  if (pictureFolder) await page.screenshot({ path: path.join(pictureFolder, `${name}.png`) });
}

/** The secret part of the first link to a report. */
const tokenIn = (text: string | null | undefined) => /\/reports\/([\w-]{22})/.exec(text ?? '')?.[1];

let target: TargetSite;
test.beforeEach(async () => {
  target = await startTargetSite();
});
test.afterEach(async () => {
  await target.stop();
});

for (const { locale, attached } of [
  { locale: 'en', attached: 'Please get back to me about the result I have attached.' },
  { locale: 'fa', attached: 'لطفاً دربارهٔ نتیجه‌ای که همراه این پیام است با من تماس بگیرید.' },
] as const) {
  test(`a visitor in ${locale} checks a website on the home page, and staff receive what was found with the enquiry`, {
    tag: '@phone',
  }, async ({ page }) => {
    const email = `dale-${randomUUID()}@turnerautos.example`;

    await page.goto(localePath(locale, '/'));
    await takePicture(page, `${locale}-1-home`);
    await page.locator('#analyser-url').fill(target.url);
    await page.locator('#analyser-url').press('Enter');
    // The field loses the focus, and a phone its keyboard, which would cover the result.
    await expect(page.locator('main h3:focus')).toBeInViewport({ ratio: 1 });
    await page.locator('main a[href*="/seo-checker?url="]').click();

    await expect(page.locator('#report-title')).toBeVisible();
    await takePicture(page, `${locale}-2-result`);
    const link = page.locator('a[href*="attachment="]');
    await link.click();

    await expect(page).toHaveURL(/attachment=[\w-]{22}$/);
    const slip = page.locator('section[aria-labelledby="attachment-title"]');
    await expect(slip).toContainText('127.0.0.1');
    await slip.scrollIntoViewIfNeeded();
    await takePicture(page, `${locale}-3-enquiry`);
    const report = tokenIn(await slip.getByRole('link').getAttribute('href'));
    const form = formOn(page);
    await expect(form.message).toHaveValue(attached);
    await form.name.fill('Dale Turner');
    await form.email.fill(email);
    await form.send.click();
    await expect(form.status).not.toBeEmpty();
    await takePicture(page, `${locale}-4-sent`);

    await expect.poll(async () => (await mailsAbout(email)).length).toBe(1);
    const [mail] = await mailsAbout(email);
    expect(mail?.text).toContain('Dale Turner');
    // Staff read English, whatever the visitor reads.
    expect(tokenIn(mail?.text)).toBe(report);
    if (pictureFolder) {
      await page.setContent(typeof mail?.html === 'string' ? mail.html : `<pre>${mail?.text}</pre>`);
      await takePicture(page, `${locale}-5-mail`);
    }

    const answer = await page.request.get(`/reports/${report}`);
    const [main] = /<main\b.*<\/main>/s.exec(await answer.text()) ?? [];
    expect(main).toContain('127.0.0.1');
    if (pictureFolder) {
      await page.goto(`/reports/${report}`);
      await takePicture(page, `${locale}-6-report`);
    }
  });
}

import { enquiry, mailsAbout, sent } from '../support/contact-journey';
import { expect, test } from '../support/either-browser';
import { translatePage } from '../support/translate-page';
import { untilThere, untilTrue } from '../support/until-true';

test('Firefox opens the front page, and a button answers after hydration', async ({ openPage }) => {
  const page = await openPage('firefox', '/');
  expect(await page.evaluate(() => navigator.userAgent)).toContain('Firefox/');
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await untilThere(page, 'html.light[data-scripts="ready"]');
  await page.click('aria/Switch to dark mode');
  await untilThere(page, 'html.dark');
});

test('in Firefox an enquiry typed in a translated page outlasts a link and Back, and arrives', async ({
  openPage,
}) => {
  const { name, email, message } = enquiry('Typed in Firefox.');
  const typed = { name, email, message };
  const page = await openPage('firefox', '/contact');
  const untilReady = () => untilThere(page, 'html[data-scripts="ready"]');
  await untilReady();
  await translatePage(page);
  for (const [field, value] of Object.entries(typed)) await page.type(`#contact-${field}`, value);

  await page.click('header a[href="/about"]');
  await untilTrue(page, () => location.pathname === '/about');
  await page.goBack();
  await untilTrue(page, () => location.pathname === '/contact');
  await untilReady();
  const read = () =>
    page.evaluate(() =>
      Object.fromEntries(
        ['name', 'email', 'message'].map((field) => [
          field,
          document.querySelector<HTMLInputElement>(`#contact-${field}`)?.value,
        ]),
      ),
    );
  await expect.poll(read).toEqual(typed);

  await page.click('[data-form="contact"] button[type="submit"]');
  const status = () => page.$eval('#contact-form [role="status"]', ({ textContent }) => textContent);
  await expect.poll(status, { timeout: 30_000 }).toContain(sent);
  await expect.poll(async () => (await mailsAbout(message)).length).toBe(1);
});

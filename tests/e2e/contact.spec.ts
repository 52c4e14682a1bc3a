import { localePath } from '@/lib/i18n/path';
import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';
import {
  empty,
  enquiry,
  expectFields,
  fillIn,
  formOn,
  mailsAbout,
  readContactWords,
} from '../support/contact-journey';
import { untilHydrated } from '../support/until-hydrated';

test('the contact page is shown at /contact [CONTACT-01]', async ({ page }) => {
  const { contact } = await readContactWords('en');

  const response = await page.goto('/contact');

  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(contact.meta.title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.hero.title);
});

for (const [locale, message] of [
  ['en', 'Nobody finds us.'],
  ['fa', 'وب‌سایت ما پیدا نمی‌شود.'],
] as const) {
  test(`an enquiry in ${locale} reaches staff with everything in it`, { tag: '@both' }, async ({ page }) => {
    const words = await readContactWords(locale);
    const written = enquiry(message);
    await page.goto(localePath(locale, '/contact'));
    const form = formOn(page, words);
    await expectFields(form, empty);
    await fillIn(form, written);

    await form.send.click();

    await expect(form.status).toHaveText(words.contact.form.sent);
    await expectFields(form, empty);
    await expect(form.send).toBeEnabled();
    await expect.poll(() => mailsAbout(written.message)).toHaveLength(1);
    const [mail] = await mailsAbout(written.message);
    expect(mail?.replyTo).toEqual([{ name: written.name, address: written.email }]);
    expect(mail?.text).toContain(written.phone);
    expect(mail?.text).toContain(localePath(locale, '/contact'));
  });
}

test('without a connection the form says so, keeps its text, and a retry arrives once', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED/);
  const words = await readContactWords('en');
  const written = enquiry('Sent on the third try.');
  await page.goto('/contact');
  const form = formOn(page, words);
  await fillIn(form, written);

  await untilHydrated(page);
  await context.setOffline(true);
  await form.send.click();
  await expect(form.status).toContainText(words.contact.form.failed);
  await expectFields(form, written);

  await context.setOffline(false);
  await form.send.click();
  await expect(form.status).toHaveText(words.contact.form.sent);
  await expect.poll(() => mailsAbout(written.message)).toHaveLength(1);
});

test('what the server refuses is said at its field, in the language of the page', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 422/);
  const words = await readContactWords('fa');
  const written = { ...enquiry('—'), email: 'deb@host' };
  await page.goto('/fa/contact');
  const form = formOn(page, words);
  await fillIn(form, written);

  await form.send.click();

  await expect(form.status).toContainText(words.contact.form.failed);
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription(/\p{Script=Arabic}/u);
  await expectFields(form, written);
});

test('the form can be filled in and sent with the keyboard alone', async ({ page }) => {
  const words = await readContactWords('en');
  const written = enquiry('Typed.');
  await page.goto('/contact');
  const form = formOn(page, words);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form.name).toBeFocused();
  await page.keyboard.type(written.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(written.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(written.phone);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type(written.message);
  await page.keyboard.press('Tab');
  await expect(form.send).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(form.status).toHaveText(words.contact.form.sent);
  await expect(form.send).toBeFocused();
  await expect.poll(() => mailsAbout(written.message)).toHaveLength(1);
});

test('text typed before the script arrives stays', async ({ page }) => {
  const words = await readContactWords('en');
  const written = enquiry('Typed early.');
  const form = formOn(page, words);
  let letScriptsThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letScriptsThrough = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(form, written);

  letScriptsThrough();
  await page.waitForLoadState('load');
  await expectFields(form, written);
  const posted = page.waitForRequest('**/api/contact');
  await form.send.click();

  expect((await posted).postData()).toContain(written.message.split(' ').at(-1));
  await expect(page.getByText(words.contact.form.sent)).toBeVisible();
});

// The test of all pages covers the other two pairs.
for (const { address, theme } of [
  { address: '/contact', theme: 'dark' },
  { address: '/fa/contact', theme: 'light' },
] as const) {
  test(`axe finds nothing wrong with ${address} in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(address);

    expect(await accessFaults(page, 'main')).toEqual([]);
  });
}

import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import type contactWords from '@/messages/en/contact.json';
import type formWords from '@/messages/en/forms.json';
import { expect, test } from '../support/browser-test';
import { untilHydrated } from '../support/until-hydrated';

interface Words {
  contact: typeof contactWords;
  forms: typeof formWords;
}

async function readWords(locale: Locale): Promise<Words> {
  const read = async (namespace: string) =>
    JSON.parse(
      await readFile(path.resolve(import.meta.dirname, `../../messages/${locale}/${namespace}.json`), 'utf8'),
    );
  return { contact: await read('contact'), forms: await read('forms') };
}

/** The captured staff mails that mention `mark`. */
async function mailsAbout(mark: string): Promise<Email[]> {
  const folder = path.join(process.env.DATA_DIR_E2E ?? '', 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails.filter((mail) => mail.text?.includes(mark));
}

function formOn(page: Page, { forms, contact }: Words) {
  const { labels } = forms;
  const optional = (label: string) => forms.optional.replace('{label}', label);
  return {
    name: page.getByLabel(labels.name, { exact: true }),
    email: page.getByLabel(labels.email, { exact: true }),
    phone: page.getByLabel(optional(labels.phone)),
    service: page.getByLabel(optional(labels.serviceOfInterest)),
    message: page.getByLabel(labels.message, { exact: true }),
    send: page.getByRole('button', { name: contact.form.submit }),
    status: page.locator('#contact-form').getByRole('status'),
  };
}

function enquiry(message: string) {
  return {
    name: 'Deb Kowalski',
    email: 'deb@nerangcreek.example',
    phone: '0400 000 000',
    service: 'seo',
    message: `${message} ${randomUUID()}`,
  };
}

async function fillIn(form: ReturnType<typeof formOn>, written: ReturnType<typeof enquiry>) {
  await form.name.fill(written.name);
  await form.email.fill(written.email);
  await form.phone.fill(written.phone);
  await form.service.selectOption(written.service);
  await form.message.fill(written.message);
}

async function expectFields(form: ReturnType<typeof formOn>, values: ReturnType<typeof enquiry>) {
  await expect(form.name).toHaveValue(values.name);
  await expect(form.email).toHaveValue(values.email);
  await expect(form.phone).toHaveValue(values.phone);
  await expect(form.service).toHaveValue(values.service);
  await expect(form.message).toHaveValue(values.message);
}

const empty = { name: '', email: '', phone: '', service: '', message: '' };

test('the contact page is shown at /contact [CONTACT-01]', async ({ page }) => {
  const { contact } = await readWords('en');

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
    const words = await readWords(locale);
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
  const words = await readWords('en');
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
  const words = await readWords('fa');
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
  const words = await readWords('en');
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
  const words = await readWords('en');
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

// The walk over all pages looks at the other two pairs.
for (const { address, theme } of [
  { address: '/contact', theme: 'dark' },
  { address: '/fa/contact', theme: 'light' },
] as const) {
  test(`axe finds nothing wrong with ${address} in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(address);

    const { violations } = await new AxeBuilder({ page }).include('main').analyze();

    expect(violations).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts, comes back by a 303 and shows its thanks [CONTACT-23]', async ({ page }) => {
    const words = await readWords('en');
    const written = enquiry('No script here.');
    await page.goto('/contact');
    const form = formOn(page, words);
    await expect(page.getByText(words.contact.form.sent)).toBeHidden();
    await fillIn(form, written);

    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await form.send.click();

    expect((await answered).status()).toBe(303);
    await expect(page).toHaveURL(/\/contact#sent$/);
    await expect(page.getByText(words.contact.form.sent)).toBeVisible();
    await expect(page.getByText(words.contact.form.failed)).toBeHidden();
    await expect.poll(() => mailsAbout(written.message)).toHaveLength(1);
  });

  test('a Persian form comes back to its Persian page', async ({ page }) => {
    const words = await readWords('fa');
    const written = enquiry('سلام');
    await page.goto('/fa/contact');
    const form = formOn(page, words);
    await fillIn(form, written);

    await form.send.click();

    await expect(page).toHaveURL(/\/fa\/contact#sent$/);
    await expect(page.getByText(words.contact.form.sent)).toBeVisible();
  });

  test('a refused form says so, and Back finds everything that was typed [CONTACT-23]', async ({ page }) => {
    const words = await readWords('en');
    const written = { ...enquiry('Kept.'), email: 'deb@host' };
    await page.goto('/contact');
    const form = formOn(page, words);
    await fillIn(form, written);

    await form.send.click();

    await expect(page).toHaveURL(/\/contact#not-sent$/);
    await expect(page.getByText(words.contact.form.failed)).toBeVisible();
    await page.goBack();
    await expectFields(form, written);
  });
});

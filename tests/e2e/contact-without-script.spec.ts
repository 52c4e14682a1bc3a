import { expect, test } from '../support/browser-test';
import {
  enquiry,
  expectFields,
  fillIn,
  formOn,
  mailsAbout,
  readContactWords,
} from '../support/contact-journey';

test.use({ javaScriptEnabled: false });

test('the form posts, comes back by a 303 and shows its thanks [CONTACT-23]', async ({ page }) => {
  const words = await readContactWords('en');
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

test('a refused Persian form comes back with everything that was typed and each fault at its field, and arrives once corrected [CONTACT-23]', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 422/);
  const words = await readContactWords('fa');
  const written = { ...enquiry('سلام'), email: 'deb@host' };
  await page.goto('/fa/contact');
  const form = formOn(page, words);
  await fillIn(form, written);

  await form.send.click();

  await expectFields(form, written);
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription(/\p{Script=Arabic}/u);
  await expect(form.phone).toHaveAccessibleDescription('');

  await form.email.fill('deb@nerangcreek.example');
  await form.send.click();
  await expect(page).toHaveURL(/\/fa\/contact#sent$/);
  await expect(page.getByText(words.contact.form.sent)).toBeVisible();
  await expect.poll(() => mailsAbout(written.message)).toHaveLength(1);
});

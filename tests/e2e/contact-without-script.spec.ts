import { expect, test } from '../support/browser-test';
import {
  enquiry,
  expectFields,
  failed,
  fillIn,
  formOn,
  mailsAbout,
  persianSent,
  sent,
} from '../support/contact-journey';

test.use({ javaScriptEnabled: false });

test('the form posts, comes back by a 303 and shows its thanks [CONTACT-23]', async ({ page }) => {
  const written = enquiry('No script here.');
  await page.goto('/contact');
  const form = formOn(page);
  await expect(page.getByText(sent)).toBeHidden();
  await fillIn(form, written);

  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.send.click();

  expect((await answered).status()).toBe(303);
  await expect(page).toHaveURL(/\/contact#sent$/);
  await expect(page.getByText(sent)).toBeVisible();
  await expect(page.getByText(failed)).toBeHidden();
  await expect.poll(() => mailsAbout(written.message)).toHaveLength(1);
});

test('a refused Persian form comes back with everything that was typed and each fault at its field, and arrives once corrected [CONTACT-23]', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 422/);
  const written = { ...enquiry('سلام'), email: 'deb@host' };
  await page.goto('/fa/contact');
  const form = formOn(page);
  await fillIn(form, written);

  await form.send.click();

  await expectFields(form, written);
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription(/\p{Script=Arabic}/u);
  await expect(form.phone).toHaveAccessibleDescription('');

  await form.email.fill('deb@nerangcreek.example');
  await form.send.click();
  await expect(page).toHaveURL(/\/fa\/contact#sent$/);
  await expect(page.getByText(persianSent)).toBeVisible();
  await expect.poll(() => mailsAbout(written.message)).toHaveLength(1);
});

import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '../support/browser-test';
import {
  acknowledgementsAbout,
  empty,
  enquiry,
  expectFields,
  failed,
  fillIn,
  formOn,
  mailsAbout,
  persianFailed,
  persianSent,
  sent,
} from '../support/contact-journey';
import { readPage } from '../support/read-page';
import { untilHydrated } from '../support/until-hydrated';

test('the contact page is shown at /contact [CONTACT-01]', async ({ request }) => {
  const response = await request.get('/contact');

  expect(response.status()).toBe(200);
  const { title, headings } = readPage(await response.text());
  expect(title).toContain('Contact our web design office in Robina, Gold Coast');
  expect(headings).toEqual(['Tell us the job.']);
});

/** Expects one mail to staff, with everything that was written and the page it was written on. */
async function expectMail(written: ReturnType<typeof enquiry>, address: string) {
  await expect.poll(() => mailsAbout(written.message)).toHaveLength(1);
  const [mail] = await mailsAbout(written.message);
  expect(mail?.replyTo).toEqual([{ name: written.name, address: written.email }]);
  expect(mail?.text).toContain(written.phone);
  expect(mail?.text).toContain(address);
}

test('an enquiry on a phone reaches staff with everything in it, and its sender hears that it has', {
  tag: '@phone',
}, async ({ page }) => {
  const written = enquiry('Nobody finds us.');
  const token = page.waitForResponse('**/api/form-token');
  await page.goto('/contact');
  const form = formOn(page);
  await expectFields(form, empty);
  await fillIn(form, written);
  // As long as a person needs, counted from the signed time; what is sent faster might be a program’s, which gets no mail.
  await token;
  await pause(2100);

  await form.send.click();

  await expect(form.status).toContainText(sent);
  await expect(form.status).toContainText('A confirmation with what you wrote is on its way to your inbox.');
  await expectFields(form, empty);
  await expect(form.send).toBeEnabled();
  await expectMail(written, '/contact');
  // Sent beside the mail to staff, and perhaps after it.
  await expect
    .poll(() => acknowledgementsAbout(written.message))
    .toMatchObject([
      { subject: 'Cornerpiece Digital: your message has arrived', to: [{ address: written.email }] },
    ]);
});

test('without a connection the form says so, keeps its text, and a retry arrives once', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const written = enquiry('Sent on the third try.');
  await page.goto('/contact');
  const form = formOn(page);
  await fillIn(form, written);

  await untilHydrated(page);
  await context.setOffline(true);
  await form.send.click();
  await expect(form.status).toContainText(failed);
  await expectFields(form, written);

  await context.setOffline(false);
  await form.send.click();
  await expect(form.status).toContainText(sent);
  await expect.poll(() => mailsAbout(written.message)).toHaveLength(1);
});

test('what the server refuses is said at its field, in the language of the page, and arrives once corrected', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 422|SendError/);
  const written = { ...enquiry('وب‌سایت ما پیدا نمی‌شود.'), email: 'deb@host' };
  await page.goto('/fa/contact');
  const form = formOn(page);
  await fillIn(form, written);

  await form.send.click();

  await expect(form.status).toContainText(persianFailed);
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription(/\p{Script=Arabic}/u);
  await expectFields(form, written);

  const corrected = { ...written, email: 'deb@nerangcreek.example' };
  await form.email.fill(corrected.email);
  await form.send.click();
  await expect(form.status).toContainText(persianSent);
  await expectFields(form, empty);
  await expectMail(corrected, '/fa/contact');
});

test('the form can be filled in and sent with the keyboard alone, and staff get everything in it', async ({
  page,
}) => {
  const written = enquiry('Typed.');
  await page.goto('/contact');
  const form = formOn(page);

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
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(form.send).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(form.status).toContainText(sent);
  await expect(form.send).toBeFocused();
  await expectMail(written, '/contact');
});

import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from '../support/browser-test';
import { formOn, sent } from '../support/contact-journey';

/** A quarter of the server's least difficulty, for busy machines. */
const challenge = createChallenge({
  algorithm: 'PBKDF2/SHA-256',
  cost: 4000,
  counter: 25,
  deriveKey,
  hmacSignatureSecret: 'signature',
  hmacKeySignatureSecret: 'key',
});

test('under the content policy of the site the form solves what the server asks, and the message arrives', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 428/);
  const posted: string[] = [];
  await page.route('**/api/contact', async (route) => {
    posted.push(route.request().postData() ?? '');
    if (posted.length > 1) return route.continue();
    const body = { success: false, code: 'proof_required', message: '', challenge: await challenge };
    await route.fulfill({ status: 428, json: body });
  });
  const token = page.waitForResponse('**/api/form-token');
  await page.goto('/contact');
  const form = formOn(page);
  await form.name.fill('Deb Kowalski');
  expect((await token).status()).toBe(200);
  await form.email.fill('deb@nerangcreek.example');
  // Typed as a visitor does, so that the page has read the token before it is sent.
  await form.message.pressSequentially('Sent with a proof.', { delay: 50 });

  await form.send.click();

  await expect.poll(() => posted.length, { timeout: 20_000 }).toBe(2);
  await expect(form.status).toContainText(sent);
  expect(posted).toHaveLength(2);
  const { proof, formToken, message } = JSON.parse(posted[1] ?? '{}');
  expect(message).toBe('Sent with a proof.');
  expect(formToken).toMatch(/^[\w.-]{60,}$/);
  expect(JSON.parse(proof).solution).toMatchObject({ counter: 25 });
});

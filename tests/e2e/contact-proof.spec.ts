import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from '../support/browser-test';

/** A quarter of the server's least difficulty, for busy machines. */
const challenge = createChallenge({
  algorithm: 'PBKDF2/SHA-256',
  cost: 4000,
  counter: 25,
  deriveKey,
  hmacSignatureSecret: 'signature',
  hmacKeySignatureSecret: 'key',
});

const wordsOf = async (name: string) =>
  JSON.parse(await readFile(path.resolve(import.meta.dirname, `../../messages/en/${name}.json`), 'utf8'));

test('under the content policy of the site the form solves what the server asks, and the message arrives', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 428/);
  const { form } = await wordsOf('contact');
  const { labels } = await wordsOf('forms');
  const sent: string[] = [];
  await page.route('**/api/contact', async (route) => {
    sent.push(route.request().postData() ?? '');
    if (sent.length > 1) return route.continue();
    const body = { success: false, code: 'proof_required', message: '', challenge: await challenge };
    await route.fulfill({ status: 428, json: body });
  });
  const token = page.waitForResponse('**/api/form-token');
  await page.goto('/contact');
  await page.getByLabel(labels.name, { exact: true }).fill('Deb Kowalski');
  expect((await token).status()).toBe(200);
  await page.getByLabel(labels.email, { exact: true }).fill('deb@nerangcreek.example');
  await page.getByLabel(labels.message, { exact: true }).fill('Sent with a proof.');

  await page.getByRole('button', { name: form.submit }).click();

  await expect.poll(() => sent.length, { timeout: 20_000 }).toBe(2);
  await expect(page.getByText(form.sent)).toBeVisible();
  expect(sent).toHaveLength(2);
  const { proof, formToken, message } = JSON.parse(sent[1] ?? '{}');
  expect(message).toBe('Sent with a proof.');
  expect(formToken).toMatch(/^[\w.-]{60,}$/);
  expect(JSON.parse(proof).solution).toMatchObject({ counter: 25 });
});

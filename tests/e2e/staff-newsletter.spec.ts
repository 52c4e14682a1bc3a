import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/browser-test';
import { beginIssue, confirmReader, mailsNamed, signIn, third } from '../support/desk-visit';

// The desk needs no scripts; the test of all its pages in staff.spec.ts loads them.
test.use({ javaScriptEnabled: false });

test('an issue is written, previewed, tested and sent to a subscriber, by keyboard and without scripts', async ({
  page,
  allowProblem,
}) => {
  // The test's own look into the preview, which runs no scripts.
  allowProblem(/Blocked script execution in .*issue-preview/);
  const email = await confirmReader(page);
  await signIn(page, third);
  const subject = `Fix this ${randomUUID().slice(0, 8)}`;
  const issue = await beginIssue(page, subject);
  const phone = page.frameLocator('iframe');
  await expect(phone.getByRole('heading', { name: subject })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'how' })).toHaveAttribute('href', /^http.*\/blog\/1$/);
  await page.getByRole('button', { name: 'Send a test to me' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(`The test is on its way to ${third}.`);
  await expect.poll(() => mailsNamed('issue-test-', third)).not.toHaveLength(0);

  await page.getByRole('link', { name: 'Send this issue' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^German English/ })).toBeVisible();
  await page.getByRole('button', { name: /^Send to \d+ pe/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('It is being sent.');
  const sent = async () => (await mailsNamed('issue-', email)).filter((text) => text.includes(subject));
  await expect.poll(sent, { timeout: 60_000 }).toHaveLength(1);
  const shown = async () => (await page.request.get(`/staff/${issue}`)).text();
  await expect.poll(shown, { timeout: 60_000 }).toContain('<strong>Sent</strong>');

  await page.goto(`/staff/subscribers?q=${email}`);
  await page.getByRole('link', { name: `Forget ${email}` }).click();
  await expect(page.getByText('1 subscription')).toBeVisible();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erased');
  await expect(page.getByText(/1 subscription,/)).toBeVisible();
  await page.goto(`/staff/subscribers?state=all&q=${email}`);
  await expect(page.getByText(/^Nothing matches\./)).toBeVisible();
});

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { expect, test } from '../support/browser-test';
import { formOn } from '../support/contact-journey';
import { desk, signIn } from '../support/desk-visit';
import { untilHydrated } from '../support/until-hydrated';
import { startWebhookReceiver } from '../support/webhook-receiver';

test.use({ viewport: { width: 390, height: 844 } });

/** The captured mails to an address, the oldest first. */
async function mailsTo(address: string): Promise<Email[]> {
  const folder = path.join(process.env.DATA_DIR_E2E ?? '', 'mail');
  const mails = await Promise.all(
    (await readdir(folder)).map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails
    .filter(({ to }) => to?.some((each) => each.address === address))
    .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));
}

const headerOf = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value;

test('a lead’s life on a phone: from the form to an order, answered by keyboard, and told to a webhook', async ({
  page,
}) => {
  const receiver = await startWebhookReceiver(Number(process.env.WEBHOOK_PORT_E2E));
  const mark = crypto.randomUUID().slice(0, 8);
  const [name, email] = [`Dana ${mark}`, `dana@${mark}.example`];
  let pictures = 0;
  const picture = async (what: string, of: Page = page) => {
    pictures += 1;
    const file = `${String(pictures).padStart(2, '0')}-${what}.png`;
    await of.screenshot({ path: path.resolve('.cache/lead', file), fullPage: true });
  };
  const pictureOfMail = async (what: string, mail: Email) => {
    const shown = await page.context().newPage();
    await shown.setContent(mail.html ?? '');
    await picture(what, shown);
    await shown.close();
  };

  await page.goto('/contact?utm_source=google');
  await untilHydrated(page);
  const form = formOn(page);
  await form.name.fill(name);
  await form.email.fill(email);
  // Slower than a program: what is sent at once is marked as suspicious, and gets no acknowledgement.
  await form.message.pressSequentially(`My website ${mark} is slow. Can you help?`, { delay: 80 });
  await picture('form');
  const sent = page.waitForResponse('**/api/contact');
  await form.send.click();
  const { id }: { id: string } = await (await sent).json();
  await expect(page.locator('#contact-form')).toContainText(id.slice(0, 8));
  await picture('thanks');

  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  const [arrived] = await mailsTo(email);
  if (!arrived) throw new Error('Nothing says that the enquiry has arrived.');
  expect(headerOf(arrived, 'auto-submitted')).toBe('auto-replied');
  expect(arrived.text).toContain(`My website ${mark} is slow`);
  await pictureOfMail('acknowledgement', arrived);
  await expect.poll(() => receiver.toldOf(id)).toEqual(['enquiry.received']);

  await signIn(page);
  await expect(page.getByLabel('Keyboard shortcuts')).toBeChecked();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 lead' })).toBeVisible();
  await picture('desk');
  const link = page.getByRole('link', { name });
  // Keys work once the page is hydrated.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(link).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('k');
  await expect(link).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await page.keyboard.type('Yes. We can look at it tomorrow.');
  await expect(page.getByText('Draft saved.')).toBeVisible();
  await picture('draft');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
  await picture('answered');
  expect(await mailsTo(email)).toHaveLength(1);

  await expect.poll(() => mailsTo(email), { timeout: 30_000 }).toHaveLength(2);
  const answer = (await mailsTo(email)).find((mail) => headerOf(mail, 'auto-submitted') === undefined);
  if (!answer) throw new Error('No answer was mailed.');
  expect(answer.text).toMatch(/^Yes\. We can look at it tomorrow\./);
  expect(answer.subject).toBe(`Re: ${arrived.subject}`);
  expect(answer.replyTo?.[0]?.address).toBe(desk);
  expect(headerOf(answer, 'references')).toBe(headerOf(arrived, 'references'));
  await pictureOfMail('answer', answer);
  await expect.poll(() => receiver.toldOf(id)).toEqual(['enquiry.received', 'enquiry.answered']);

  await page.goto(`/staff/leads/${id}`);
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeHidden();
  await expect(page.getByLabel('Keyboard shortcuts')).toBeChecked();
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(page.getByLabel('Note for the team')).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.getByLabel('Order in dollars').fill('1950');
  await page.getByRole('button', { name: 'Won' }).click();
  await expect(page.getByText('Won: $1,950')).toBeVisible();
  await picture('won');

  await page.goto('/staff/visits');
  const origins = page.getByRole('table', { name: 'Enquiries by where they came from' });
  await expect(origins.getByRole('row').filter({ hasText: 'google' })).toBeVisible();
  await picture('statistics');
  await page.goto('/staff/mail');
  await expect(page.getByText('enquiry.answered').first()).toBeVisible();
  await picture('webhook');
  await receiver.stop();
});

import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';
import { askForLink, beginIssue, desk, mailsNamed, second, sendLead, signIn } from '../support/desk-visit';
import { expectToFit } from '../support/fits-width';

// One after the other: an address has at most three valid links, and the tests tell theirs by what is new.
test.describe.configure({ mode: 'serial' });

test('staff sign in by a mailed link and a button, once, and in the browser that asked', async ({
  page,
  browser,
}) => {
  const opened = await page.goto('/staff/leads');
  expect(page.url()).toContain('/staff/sign-in');
  expect(opened?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });

  const link = await askForLink(page);
  const thief = await (await browser.newContext()).newPage();
  await thief.goto(link);
  await thief.getByRole('button', { name: 'Sign in' }).click();
  await expect(thief.getByRole('status')).toContainText('only in the browser that asked');

  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('status')).toContainText('used already');

  await page.goto('/staff/sign-in');
  await page.getByLabel('Your work email').fill('stranger@else.example');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('status')).toContainText('If that address may sign in');

  await page.goto('/staff/sessions');
  await expect(page.getByRole('cell', { name: 'This browser' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('status')).toHaveText('You are signed out.');
  await page.goto('/staff/leads');
  await expect(page.getByLabel('Your work email')).toBeVisible();
  await thief.context().close();
});

test('a lead goes from new to done by keyboard, and a colleague on an older view is told', async ({
  page,
  browser,
  allowProblem,
}) => {
  allowProblem(/status of 409/);
  const { name, id } = await sendLead(page);
  await signIn(page);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, second);

  await page.getByLabel('Search').fill(name);
  await page.getByLabel('Search').press('Enter');
  await page.getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    /^mailto:dana@whitlock\.example\?subject=Ihre%20Anfrage/,
  );
  await expect(page.getByRole('link', { name: 'Call 07 5500 0000' })).toHaveAttribute(
    'href',
    'tel:0755000000',
  );
  await other.goto(`/staff/leads/${id}`);

  await page.getByRole('button', { name: 'I take it' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Taken by ${desk}`)).toBeVisible();

  await other.getByRole('button', { name: 'Answered' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Somebody was faster');
  await expect(other.getByText(`${desk} changed this enquiry`)).toBeVisible();
  await other.getByRole('link', { name: 'Open the enquiry' }).click();
  await other.getByLabel('Note for the team').fill('She prefers mornings.');
  await other.getByRole('button', { name: 'Add note' }).click();
  await expect(other.getByText('She prefers mornings.')).toBeVisible();

  await page.reload();
  for (const state of ['Answered', 'Done']) {
    await page.getByRole('button', { name: state }).click();
    await expect(page.locator('main strong').first()).toHaveText(state);
  }
  await page.getByRole('button', { name: 'Back to new' }).click();
  await page.getByRole('button', { name: 'Spam' }).click();
  await page.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.locator('main strong').first()).toHaveText('New');
  await other.context().close();
});

test('a link in the mail about a lead leads over a button to the lead', async ({ page }) => {
  const { name, id } = await sendLead(page);
  await signIn(page);
  await expect.poll(() => mailsNamed(`lead-${id}`)).toHaveLength(1);
  const [mail] = await mailsNamed(`lead-${id}`);
  const link = mail?.match(/\/staff\/act\?\S*action=answered\S*/)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByText(name)).toBeHidden();
  await page.getByRole('button', { name: 'Answered' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText(/^First answered/)).toBeVisible();
});

test('every page is accessible and fits a phone, in light and dark', async ({ page, allowProblem }) => {
  // The test's own look into the preview of an issue, which runs no scripts.
  allowProblem(/Blocked script execution in .*issue-preview/);
  const { id } = await sendLead(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/staff/sign-in?said=expired');
  await expect(page.getByRole('status')).toContainText('has expired');
  expect(await accessFaults(page)).toEqual([]);
  await signIn(page);
  const issue = await beginIssue(page);
  const addresses = [
    'leads?state=all',
    `leads/${id}`,
    `forget?lead=${id}`,
    'subscribers?state=all',
    'newsletter',
    issue,
    `${issue}/send`,
    'mail',
    'visits',
    'sessions',
  ];
  for (const address of addresses) {
    await page.goto(`/staff/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page, 390);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessFaults(page), `${address} in ${colorScheme}`).toEqual([]);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the desk works', async ({ page }) => {
    const { name } = await sendLead(page);
    await signIn(page, second);
    await page.getByLabel('Search').fill(name);
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'I take it' }).click();
    await expect(page.getByText(`Taken by ${second}`)).toBeVisible();
  });
});

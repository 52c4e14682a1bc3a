import type { Browser, Page } from '@playwright/test';
import { accessFaults } from '../support/access-faults';
import { expect, test } from '../support/browser-test';
import { contrastFaults } from '../support/contrast-faults';
import {
  askForLink,
  beginIssue,
  codeBeside,
  desk,
  mailsNamed,
  second,
  sendLead,
  signIn,
} from '../support/desk-visit';
import { expectToFit } from '../support/fits-width';

// One after the other: a network has at most three valid links, and the tests tell theirs by what is new.
test.describe.configure({ mode: 'serial' });

/** A page in a browser of its own, without scripts: the desk needs none, and its pages load in a fraction of the time. */
const openWithoutScripts = async (browser: Browser) =>
  (await browser.newContext({ javaScriptEnabled: false })).newPage();

/** Presses a step with a lead, which is the next one or in the menu with the others. */
async function take(page: Page, step: string): Promise<void> {
  const button = page.getByRole('button', { name: step, exact: true });
  if (!(await button.isVisible())) await page.getByText('Other steps').click();
  await button.click();
}

test('staff sign in by a mailed link and a button, or a code, once, and in the browser that asked', async ({
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

  await page.getByLabel('Your work email').fill('stranger@else.example');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('status')).toContainText('If that address may sign in');

  const link = await askForLink(page);
  const thief = await openWithoutScripts(browser);
  await thief.goto(link);
  await expect(thief.getByRole('heading', { level: 1 })).toHaveText('Use the code in the other browser');
  await expect(thief.getByRole('button')).toHaveCount(0);

  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
  await page.goto(link);
  await expect(page.getByText('used already')).toBeVisible();

  await page.goto('/staff/sessions');
  await expect(page.getByRole('cell', { name: 'This browser' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('status')).toHaveText('You are signed out.');
  await page.goto('/staff/leads');
  const code = await codeBeside(await askForLink(page));
  await page.getByLabel('Code from the email').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Sign in with the code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
  await thief.context().close();
});

test('a lead is taken by keyboard, and a colleague without JavaScript is told on an older view, adds a note and goes on to done', async ({
  page,
  browser,
  allowProblem,
}) => {
  allowProblem(/status of 409/);
  const { name, id } = await sendLead(page);
  await signIn(page);
  await page.getByLabel('Search').fill(name);
  await page.getByLabel('Search').press('Enter');
  await expect(page.getByRole('heading', { name: '1 lead' })).toBeVisible();
  await expect(page.getByLabel('Keyboard shortcuts')).toBeChecked();
  // Keys work once the page is hydrated.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name })).toBeFocused({ timeout: 500 });
  }).toPass();
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

  const other = await openWithoutScripts(browser);
  await signIn(other, second);
  await other.getByLabel('Search').fill(name);
  await other.getByRole('button', { name: 'Show' }).click();
  await other.getByRole('link', { name }).click();
  await expect(other).toHaveURL(new RegExp(`/staff/leads/${id}$`));

  await page.getByRole('button', { name: 'I’ll take it' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Taken by ${desk}`)).toBeVisible();

  await take(other, 'Answered');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Someone else changed this first');
  await expect(other.getByText(`${desk} changed this enquiry`)).toBeVisible();
  await other.getByRole('link', { name: 'Open the enquiry' }).click();
  await other.getByLabel('Note for the team').fill('She prefers mornings.');
  await other.getByRole('button', { name: 'Add note' }).click();
  await expect(other.getByText('She prefers mornings.')).toBeVisible();
  await other.getByLabel('Your answer').fill('Yes, at nine.');
  await other.getByRole('button', { name: 'Send', exact: true }).click();
  await other.getByRole('button', { name: 'Take it back' }).click();
  await expect(other.getByLabel('Your answer')).toHaveValue('Yes, at nine.');
  await other.getByRole('button', { name: 'Delete the draft' }).click();
  for (const state of ['Answered', 'Done']) {
    await take(other, state);
    await expect(other.locator('main strong').first()).toHaveText(state);
  }
  for (const step of ['Back to new', 'Spam', 'Not spam']) await take(other, step);
  await expect(other.locator('main strong').first()).toHaveText('New');
  await other.context().close();
});

test('what is typed while the session ends stays, is said not to be saved, and is sent after signing in', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 401/);
  const { id } = await sendLead(page);
  await signIn(page);
  await page.goto(`/staff/leads/${id}`);
  const text = page.getByLabel('Your answer');
  await expect(async () => {
    await text.fill('Good morning');
    await expect(page.getByText('Draft saved.')).toBeVisible({ timeout: 4000 });
  }).toPass();
  await page.context().clearCookies({ name: 'staff_session' });
  await text.pressSequentially(', yes, at nine.');
  await expect(page.getByText('Not saved: You are signed out')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  await expect(text).toHaveValue('Good morning, yes, at nine.');
  const elsewhere = await page.context().newPage();
  await signIn(elsewhere);
  await elsewhere.close();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
  await expect(page.getByText(/^\d s left$/)).toBeVisible();
  await expect(page.getByText('Good morning, yes, at nine.')).toBeVisible();
  await expect(page.getByText('It’s being sent.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
});

test('owner and date are stored when they are chosen, a doubtful date or sum is asked about, and a note stays', async ({
  page,
  browser,
}) => {
  const { id } = await sendLead(page);
  const address = `/staff/leads/${id}`;
  await signIn(page);
  await page.goto(address);
  await page.getByLabel('Note for the team').fill('Half a note');
  await page.getByLabel('Whose it is').selectOption(second);
  await expect(page.getByText(`Taken by ${second}`)).toBeVisible();
  const date = page.getByLabel('Deal with it by');
  await date.fill('2099-01-03');
  await date.blur();
  await expect(page.getByText('Saturday, 3 January 2099 is more than a year away.')).toBeVisible();
  await expect(page.getByLabel('Note for the team')).toHaveValue('Half a note');
  await page.getByRole('button', { name: 'Set Saturday, 3 January 2099 all the same' }).click();
  await expect(page.getByText(/^Answer due Sat, 3 Jan 2099/)).toBeVisible();

  const other = await openWithoutScripts(browser);
  await other.context().addCookies(await page.context().cookies());
  await other.goto(address);
  await other.getByLabel('Deal with it by').fill('2025-01-01');
  await other.getByRole('button', { name: 'Set the date' }).click();
  await expect(other.getByText('Wednesday, 1 January 2025 is over already.')).toBeVisible();
  await take(other, 'Answered');
  await other.getByLabel('Order in dollars').fill('1234,50');
  await other.getByRole('button', { name: 'Won' }).click();
  await expect(other.getByText('“1234,50” isn’t clear.')).toBeVisible();
  await other.getByLabel('Order in dollars').fill('$1,234.50');
  await other.getByRole('button', { name: 'Won' }).click();
  await expect(other.getByText('Won: $1,234.50')).toBeVisible();
  await other.context().close();
});

test('a link in the mail about a lead leads over a button to the lead', async ({ page, browser }) => {
  const { name, id } = await sendLead(page);
  const preparing = await openWithoutScripts(browser);
  await signIn(preparing);
  await page.context().addCookies(await preparing.context().cookies());
  await preparing.context().close();
  await expect.poll(() => mailsNamed(`lead-${id}`)).toHaveLength(1);
  const [mail] = await mailsNamed(`lead-${id}`);
  const link = mail?.match(/\/staff\/act\?\S*action=answered\S*/)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByText(name)).toBeHidden();
  await page.getByRole('button', { name: 'Answered' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText(/^First answered/)).toBeVisible();
});

test('every page is accessible and fits a phone, and is readable in light and dark', async ({
  page,
  browser,
  allowProblem,
}) => {
  // The test's own look into the preview of an issue, which runs no scripts.
  allowProblem(/Blocked script execution in .*issue-preview/);
  const { id } = await sendLead(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/staff/sign-in?said=expired');
  await expect(page.getByRole('status')).toContainText('has expired');
  expect(await accessFaults(page)).toEqual([]);
  const preparing = await openWithoutScripts(browser);
  await signIn(preparing);
  const issue = await beginIssue(preparing);
  await page.context().addCookies(await preparing.context().cookies());
  await preparing.context().close();
  const addresses = [
    'leads?state=all',
    'leads?view=board',
    'waiting',
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
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`/staff/${address}`);
    await expect(page.locator('html')).toHaveClass('dark');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page, 390);
    expect(await accessFaults(page), address).toEqual([]);
    // A page of the desk chooses its theme while it loads. The other theme has other colours only.
    await page.locator('html').evaluate((root) => root.classList.replace('dark', 'light'));
    expect(await contrastFaults(page, 'body', ['light']), address).toEqual([]);
  }
});

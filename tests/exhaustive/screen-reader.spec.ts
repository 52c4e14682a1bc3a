import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { askForLink, fourth, sendLead } from '../support/desk-visit';
import { linkTo } from '../support/newsletter-journey';
import { createPlan } from '../support/plan-journey';
import { listen } from '../support/screen-reader';
import { sends, startTargetSite } from '../support/target-site';
import { untilHydrated } from '../support/until-hydrated';

/** A page without title, description or phone number. */
const poorPage = sends(
  200,
  '<!doctype html><html><body><h1>Smith Plumbing</h1><img src="van.png"><p>We fix taps.</p></body></html>',
);

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => page.getByRole('region', { name });

test('a website is checked on the front page and audited, and the result goes into an enquiry', async ({
  page,
}) => {
  const target = await startTargetSite();
  const isHeard = Promise.withResolvers<void>();
  target.page = (response) => void isHeard.promise.then(() => poorPage(response));
  const heard = await listen(page, [
    'In the queue: usually a few seconds',
    'Reading it, and what its server says',
    'Going through the checks',
  ]);
  await heard.step('Opens the front page', () => page.goto('/'));
  await untilHydrated(page);
  await heard.read(page.locator('form:has(#analyser-url)'));
  await heard.step('Types the address of the website, and presses “Check SEO”', async () => {
    await page.locator('#analyser-url').fill(target.url);
    await page.locator('form:has(#analyser-url) button').click();
    isHeard.resolve();
    await heard.hears('Fix first');
  });
  await heard.step('Opens the whole result', async () => {
    await page.getByRole('link', { name: 'See the whole result' }).click();
    await expect(page.locator('#report-title')).toBeFocused();
    await heard.hears('The result is ready');
  });
  await heard.read(main(page));
  await heard.step('Presses “Audit the whole website”', async () => {
    await page.getByRole('link', { name: 'Audit the whole website' }).click();
    await expect(page.getByLabel('Website URL')).toHaveValue(target.url);
  });
  await heard.read(main(page));
  await heard.step('Sends the form without an email address', async () => {
    await page.getByRole('button', { name: 'Get My Free SEO Audit' }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await heard.hears('Missing Information');
  });
  await heard.step('Types name and email address, and sends it', async () => {
    await page.getByLabel('Business Name').fill('Smith Plumbing');
    await page.getByLabel('Email Address').fill(`${crypto.randomUUID()}@nerang.example`);
    await page.getByRole('button', { name: 'Get My Free SEO Audit' }).click();
    await expect(page.locator('#report-title')).toBeFocused();
    await expect(region(page, 'The whole website')).toHaveAttribute('aria-busy', 'false');
    await heard.hears('We read 1 page');
    await heard.hears('SEO Audit Complete');
  });
  await heard.read(page.getByRole('article'));
  await heard.step('Presses “Have us fix it”', async () => {
    await page.getByRole('link', { name: 'Have us fix it' }).click();
    await heard.hears('Goes with your message');
  });
  await heard.read(page.locator('#contact-form'));
  await heard.step('Types name and email address, and sends it', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Deb Smith');
    await page.getByLabel('Email', { exact: true }).fill(`${crypto.randomUUID()}@nerang.example`);
    await page.getByRole('button', { name: 'Send' }).click();
    await heard.hears('Thank you!');
  });
  await target.stop();
  heard.expectToBe('check.txt');
});

test('a business is analysed', async ({ page }) => {
  const heard = await listen(page);
  await heard.step('Opens the growth analysis', () => page.goto('/business-growth'));
  await untilHydrated(page);
  await heard.read(page.locator('form:has(#growth-businessName)'));
  await heard.step('Types name and suburb, and presses “Check My Business”', async () => {
    await page.getByLabel('Business name').fill('Ferry Road Autos');
    await page.getByLabel('Suburb').fill('Southport');
    await page.getByRole('button', { name: 'Check My Business' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });
  await heard.read(main(page));
  heard.expectToBe('growth.txt');
});

test('advice is asked for', async ({ page }) => {
  const heard = await listen(page);
  await heard.step('Asks for a plan', () => createPlan(page, 'en'));
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await heard.read(main(page));
  heard.expectToBe('advice.txt');
});

test('somebody subscribes to the newsletter', async ({ page, allowProblem }) => {
  allowProblem(/status of 422|SendError/);
  const email = `${crypto.randomUUID()}@nerang.example`;
  const heard = await listen(page);
  await heard.step('Opens the blog', () => page.goto('/blog'));
  await untilHydrated(page);
  await heard.step('Types half an address, and presses “Subscribe”', async () => {
    await page.getByLabel('Email address').fill('deb@host');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByLabel('Email address')).toBeFocused();
  });
  await heard.step('Types the whole address, and presses “Subscribe”', async () => {
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'inbox' })).toBeVisible();
  });
  const link = await linkTo('confirm', email);
  await heard.step('Opens the link in the mail', () => page.goto(link));
  await heard.read(main(page));
  await heard.step('Presses the button', async () => {
    await main(page).getByRole('button').click();
    await expect(page).toHaveURL(/confirmed$/);
  });
  await heard.read(main(page));
  heard.expectToBe('newsletter.txt');
});

test('staff answer an enquiry', async ({ page }) => {
  const { name } = await sendLead(page, `dana@${crypto.randomUUID()}.example`);
  const link = await askForLink(page, fourth);
  const heard = await listen(page);
  await heard.step('Opens the link in the mail', () => page.goto(link));
  await heard.read(main(page));
  await heard.step('Presses “Sign in”', async () => {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
  });
  await heard.step('Searches for the name', async () => {
    await page.getByLabel('Search').fill(name);
    await page.getByLabel('Search').press('Enter');
    await expect(page).toHaveURL(/Dana/);
  });
  await heard.read(main(page).getByRole('listitem').filter({ hasText: name }));
  await heard.step('Opens the enquiry', async () => {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
  await heard.read(main(page));
  await heard.step('Types an answer', async () => {
    await page.getByLabel('Your answer').fill('Yes, at nine.');
    await heard.hears('Draft saved.');
  });
  await heard.step('Presses “Send”', async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(/^First answered/)).toBeVisible();
  });
  await heard.read(region(page, 'Answer'));
  await heard.step('Presses “Take it back”', async () => {
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByLabel('Your answer')).toHaveValue('Yes, at nine.');
  });
  await heard.read(region(page, 'Answer'));
  heard.expectToBe('desk.txt');
});

test('somebody writes to us in Persian', async ({ page, allowProblem }) => {
  allowProblem(/status of 422|SendError/);
  const heard = await listen(page);
  await heard.step('Opens the contact page', () => page.goto('/fa/contact'));
  await untilHydrated(page);
  const form = page.locator('#contact-form');
  await heard.read(form);
  const send = async (email: string) => {
    await form.locator('#contact-name').fill('دبرا اسمیت');
    await form.locator('#contact-email').fill(email);
    await form.locator('#contact-message').fill('سلام! سایت ما پیدا نمی‌شود.');
    await form.locator('button[type="submit"]').click();
  };
  await heard.step('Sends it with half an email address', async () => {
    await send('deb@host');
    await expect(form.locator('#contact-email')).toBeFocused();
  });
  await heard.read(form);
  await heard.step('Sends it with the whole address', async () => {
    await send(`${crypto.randomUUID()}@nerang.example`);
    await expect(form.locator('#contact-name')).toHaveValue('');
  });
  await heard.read(form);
  heard.expectToBe('contact-persian.txt');
});

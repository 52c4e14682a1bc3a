import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { enquiry, expectFields, failed, fillIn, formOn, mailsAbout, sent } from '../support/contact-journey';
import { openFootLink } from '../support/foot-links';
import { holdScripts } from '../support/hold-scripts';
import { startTargetSite } from '../support/target-site';
import { translatePage } from '../support/translate-page';
import { untilHydrated } from '../support/until-hydrated';

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await translatePage(page);
}

const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.id);

test('a translated contact page keeps its text offline, says what happened, sends it then, and says that, too', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const written = enquiry('Written in a translated page.');
  await openTranslated(page, '/contact');
  const form = formOn(page);
  await form.name.pressSequentially(written.name);
  await fillIn(form, written);

  await context.setOffline(true);
  await form.send.click();
  await expect(form.status).toContainText(failed);
  await expectFields(form, written);
  await expect(form.send).toHaveText('«Send Message»');

  await context.setOffline(false);
  await form.send.click();
  await expect(form.status).toContainText(sent);
  await expect(form.status).not.toContainText(failed);
  await expect(form.message).toHaveValue('');
  await expect.poll(() => mailsAbout(written.message)).toHaveLength(1);
});

test('the other forms of translated pages show their true outcome', async ({ page }) => {
  const target = await startTargetSite();
  const press = (form: string) => page.locator(`${form} button[type="submit"]`).first().click();

  await openTranslated(page, '/blog');
  await page.locator('#newsletter-email').fill(`${randomUUID()}@nerang.example`);
  await press('[data-form="newsletter"]');
  await expect(page.locator('[data-form="newsletter"]').getByRole('status')).toContainText(
    'check your inbox',
  );

  await openTranslated(page, '/seo-checker');
  await page.locator('#check-url').fill(target.url);
  await press('[data-form="checker"]');
  await expect(page.locator('#report-title')).toBeFocused();
  await expect(page.locator('[data-part="score"]')).toHaveText(/^«?\d{1,3}»?$/);

  await openTranslated(page, '/seo-audit');
  await page.locator('#audit-url').fill(target.url);
  await page.locator('#audit-businessName').fill('Hot Water Southport');
  await page.locator('#audit-email').fill(`${randomUUID()}@shop.example`);
  await press('[data-form="audit"]');
  await expect(page.locator('#report-title')).toBeFocused();

  await openTranslated(page, '/business-growth');
  await page.locator('#growth-businessName').fill('Ferry Road Autos');
  await page.locator('#growth-suburb').fill('Southport');
  await press('[data-form="growth"]');
  await expect(page.locator('#growth-title')).toContainText('Ferry Road Autos');

  await openTranslated(page, '/smart-personalization');
  await page.locator('#personalization-businessName').fill('Ferry Road Autos');
  await page.locator('#personalization-location').fill('Southport');
  await press('[name="personalization"]');
  await expect(page.locator('#plan-panel-recommendations')).toBeVisible();
  await target.stop();
});

// A password manager, and a translator: the page is changed while the visitor types and before React has read it.
for (const { who, change } of [
  { who: 'a translator', change: translatePage },
  {
    who: 'a password manager',
    change: (page: Page) =>
      page.evaluate(() => {
        const icon = Object.assign(document.createElement('div'), { innerHTML: '<b>icon</b>' });
        icon.dataset.lastpassIconRoot = '';
        document.querySelector('#contact-name')?.after(icon);
        document.querySelector('#contact-email')?.after(document.createElement('keeper-lock'));
      }),
  },
]) {
  test(`what was typed and chosen, and the focus, outlast hydration of a page that ${who} has changed`, async ({
    page,
  }) => {
    const written = enquiry('Typed before hydration.');
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    const form = formOn(page);
    await fillIn(form, written);
    await form.message.press('Home');
    await page.keyboard.press('Shift+ArrowRight');
    await change(page);

    release();
    await untilHydrated(page);
    for (const [name, value] of Object.entries(written))
      await expect(page.locator(`#contact-${name}`)).toHaveValue(value);
    expect(await focusedField(page)).toBe('contact-message');
    expect(await form.message.evaluate((field: HTMLTextAreaElement) => field.selectionEnd)).toBe(1);
    await form.send.click();
    await expect(form.status).toContainText(sent);
  });
}

/** Keeps changing the page like what visitors have installed, from a moment on, also what React draws anew. */
const meddlers = {
  'a password manager': (atMs: number) => {
    const mark = () => {
      for (const field of document.querySelectorAll('main form :is(input:not([type=hidden]), textarea)'))
        if (field.nextElementSibling?.localName !== 'keeper-lock')
          field.after(document.createElement('keeper-lock'));
    };
    addEventListener('DOMContentLoaded', () =>
      setTimeout(() => {
        mark();
        new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
      }, atMs),
    );
  },
  'a translator': (atMs: number) => {
    const translate = () => {
      for (const label of document.querySelectorAll('main label'))
        if (!label.querySelector('font'))
          label.innerHTML = `<font><font>«${label.textContent}»</font></font>`;
    };
    addEventListener('DOMContentLoaded', () =>
      setTimeout(() => {
        translate();
        new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
      }, atMs),
    );
  },
  'a spelling checker': (atMs: number) => {
    addEventListener('DOMContentLoaded', () =>
      setTimeout(() => {
        document.body.setAttribute('data-gr-ext-installed', '');
        for (const field of document.querySelectorAll('textarea')) {
          field.setAttribute('data-gramm', 'false');
          field.before(document.createElement('grammarly-extension'));
        }
      }, atMs),
    );
  },
};

for (const [who, meddle] of Object.entries(meddlers)) {
  test(`no key is lost or lands in another field while the page hydrates, whenever ${who} changes it`, async ({
    context,
  }) => {
    const written = { name: 'Maximilian Feather', email: 'max@feather.example', phone: '0400123456' };
    // What is typed goes on over hydration in some tries, begins after it in others, and waits in the empty field in the rest.
    for (const { atMs, startMs, restMs } of [
      { atMs: 0, startMs: 0, restMs: 0 },
      { atMs: 0, startMs: 0, restMs: 400 },
      { atMs: 150, startMs: 100, restMs: 100 },
      { atMs: 300, startMs: 600, restMs: 0 },
    ]) {
      const page = await context.newPage();
      await page.addInitScript(meddle, atMs);
      await page.goto('/contact', { waitUntil: 'commit' });
      await page.locator('#contact-name').waitFor();
      await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), startMs);
      await page.locator('#contact-name').focus();
      await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), restMs);
      for (const text of Object.values(written)) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      await untilHydrated(page);
      for (const [name, value] of Object.entries(written))
        await expect(page.locator(`#contact-${name}`)).toHaveValue(value);
      expect(await focusedField(page)).toBe('contact-service');
      await page.close();
    }
  });
}

test('a half-written enquiry outlasts a link and Back, a reload and another page, until it is sent', async ({
  page,
}) => {
  const written = enquiry('Half written.');
  await page.goto('/contact');
  const form = formOn(page);
  await fillIn(form, written);
  await untilHydrated(page);
  await (await openFootLink(page, 'Blog')).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await expectFields(form, written);
  await page.reload();
  await expectFields(form, written);
  await page.goto('/faq');
  await page.goto('/contact');
  await untilHydrated(page);
  await expectFields(form, written);
  await form.send.click();
  await expect(form.status).toContainText(sent);
  await page.reload();
  await expect(form.message).toHaveValue('');
});

test('after an error page the form has what was typed', async ({ page, allowProblem }) => {
  allowProblem(/TypeError|Cannot read properties/);
  // An answer without the fields that the report needs.
  await page.route('**/api/business-growth-analysis', (route) =>
    route.fulfill({ json: { success: true, businessName: 'Ferry Road Autos', sources: {} } }),
  );
  await page.goto('/business-growth');
  await page.locator('#growth-businessName').fill('Ferry Road Autos');
  await page.locator('#growth-suburb').fill('Southport');
  await page.locator('#growth-category').selectOption('retail');
  await page.locator('[data-form="growth"] button[type="submit"]').click();
  await page.locator('main').getByRole('alert').getByRole('button').click();
  await expect(page.locator('#growth-businessName')).toHaveValue('Ferry Road Autos');
  await expect(page.locator('#growth-suburb')).toHaveValue('Southport');
  await expect(page.locator('#growth-category')).toHaveValue('retail');
});

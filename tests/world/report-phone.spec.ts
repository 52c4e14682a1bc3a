import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { type BuiltSite, startBuiltSite } from '@/scripts/serve/built-site';
import { accessFaults } from '../support/access-faults';
import { blankSettings } from '../support/browser-environment';
import { expect, test } from '../support/browser-test';
import { faultsInBothThemes } from '../support/contrast-faults';
import { sends, startTargetSite, type TargetSite } from '../support/target-site';

/** Small targets, pale text, a part that is too wide, a link without an address, and words that a script writes. */
const faulty = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hot water repairs in Southport</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="margin:0;font:16px sans-serif"><p><a href="/a" style="display:inline-block;width:16px;height:16px">x</a>
<a href="/b" style="display:inline-block;width:16px;height:16px">y</a></p>
<p style="color:#ccc;background:#fff">Open on Saturdays</p>
<div style="width:900px;background:#fed">A table that is wider than any phone</div><div id="app"></div>
<script>document.querySelector('#app').innerHTML='<h1>Hot water repairs</h1><a>Prices</a><p>'+'We come to you. '.repeat(30)+'</p>'</script>
</body></html>`;

const folder = path.resolve('.cache', `e2e-phone-${process.pid}`);
let site: BuiltSite;
let target: TargetSite;

// One after the other, at one site that has a browser of its own.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  target = await startTargetSite();
  target.page = sends(200, faulty);
  site = await startBuiltSite({
    ...blankSettings(),
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOAD_SHEDDING: 'off',
    RENDERING: 'on',
    // Otherwise other programs of a busy machine would leave this site's browser no time.
    RENDERING_PRIORITY: 'equal',
    CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '',
    OUTBOUND_ALLOW: '127.0.0.1:1024-65535',
  });
});
test.afterAll(async () => {
  await site.stop();
  await target.stop();
  await rm(folder, { recursive: true, force: true });
});

async function reportMails(): Promise<Email[]> {
  const names = (await readdir(path.join(folder, 'mail'))).filter((name) => name.startsWith('audit-report'));
  return Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, 'mail', name)))),
  );
}

test('an audit shows the page on a phone with its faults marked, and the mail brings the picture along', {
  tag: '@desktop',
}, async ({ page }) => {
  test.slow();
  await page.goto(`${site.origin}/seo-audit`);
  await page.locator('#audit-url').fill(target.url);
  await page.locator('#audit-businessName').fill('Hot Water Southport');
  await page.locator('#audit-email').fill('owner@shop.example');
  await page.locator('form[action="/api/seo-audit"] button').click();
  await expect(page.locator('#report-title')).toBeFocused();

  const phone = page.getByRole('region', { name: 'On a phone' });
  const picture = phone.getByRole('img', { name: 'The first screen of 127.0.0.1 on a phone' });
  await expect(picture).toBeVisible({ timeout: 90_000 });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  await expect(
    phone.getByRole('heading', { name: 'Links or buttons are too small for fingers' }),
  ).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'The page is wider than a phone’s screen' })).toBeVisible();
  await expect(
    phone.getByRole('heading', { name: 'Text is too faint against its background' }),
  ).toBeVisible();
  const numbers = await phone.locator('figure b').allTextContents();
  expect(new Set(numbers).size).toBeGreaterThanOrEqual(4);
  expect(await faultsInBothThemes(page, 'main')).toEqual([]);

  await expect.poll(async () => (await reportMails()).length, { timeout: 60_000 }).toBe(1);
  const [mail] = await reportMails();
  expect(mail?.attachments).toEqual([]);
  expect(mail?.html).not.toContain('<img');
  const link = /\/reports\/[\w-]{22}/.exec(mail?.text ?? '')?.[0] ?? '';

  // The rest of a report in Persian is in seo-audit.spec.ts.
  await page.goto(`${site.origin}/fa${link}`);
  await expect(page.locator('#phone-title')).toBeVisible();
  await expect(page.locator('figure img[alt*="127.0.0.1"]').first()).toBeVisible();
  expect(await accessFaults(page, '[aria-labelledby="phone-title"]')).toEqual([]);
});

test('the report is a PDF, printed by the site’s own browser', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  test.slow();
  const [mail] = await reportMails();
  const link = /\/reports\/[\w-]{22}/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.goto(`${site.origin}/de${link}`);
  const address = await page.getByRole('link', { name: 'Als PDF' }).getAttribute('href');
  const answer = await request.get(`${site.origin}${address}`, { timeout: 60_000 });
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  });
  const pdf = (await answer.body()).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf).toMatch(/\/Lang \(de/);
  expect(pdf).toContain('/StructTreeRoot');
  // A report has several sheets; an error page or an empty one has not.
  expect(Number(/\/Count (\d+)/.exec(pdf)?.[1] ?? 0)).toBeGreaterThan(1);
});

test('the picture of its report needs no script, and stays within a narrow page', {
  tag: '@desktop',
}, async ({ browser }) => {
  const [mail] = await reportMails();
  const link = /\/reports\/[\w-]{22}/.exec(mail?.text ?? '')?.[0] ?? '';
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${site.origin}${link}`);
  const picture = page.locator('figure img[alt*="127.0.0.1"]').first();
  await expect(picture).toBeVisible();
  const box = await picture.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await context.close();
});

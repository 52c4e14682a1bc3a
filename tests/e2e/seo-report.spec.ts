import type { ServerResponse } from 'node:http';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { sends, soundHtml, startTargetSite, type TargetSite } from '../support/target-site';

/** Orders an audit as a form without script does, and returns the report's address. */
async function order(request: APIRequestContext, { email, url }: { email: string; url: string }) {
  const answer = await request.post('/api/seo-audit', {
    form: { url, email, businessName: 'Whitlock Motors', locale: 'en' },
    headers: { accept: 'text/html' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  return answer.headers().location ?? '';
}

let target: TargetSite;
test.beforeEach(async () => {
  target = await startTargetSite();
});
test.afterEach(async () => {
  await target.stop();
});

test('a report opens under a strict content policy, in no list and in no cache; tells what the whole website has without a reload; and runs again [AUDIT-18]', async ({
  page,
  request,
}) => {
  const answerPage = sends(200, soundHtml);
  const held: ServerResponse[] = [];
  // An audit reads the page before robots.txt. What asks for it afterwards reads the whole website, and waits.
  target.page = (response) => {
    if (target.asked.includes('GET /robots.txt')) held.push(response);
    else answerPage(response);
  };
  const address = await order(request, { email: 'link@example.com', url: target.url });
  expect(address).toMatch(/^\/reports\/[\w-]{22}$/);
  const answer = await page.goto(address);
  const headers = answer?.headers() ?? {};
  expect(answer?.status()).toBe(200);
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\da-f]{32}' 'sha256-/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Whitlock Motors', { exact: true })).toBeVisible();
  await expect(page.getByText('@example.com')).toHaveCount(0);
  // Scripts run under the policy; one it refuses would be an error in the browser.
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);

  const website = page.getByRole('region', { name: 'The whole website' });
  await expect(website).toHaveAttribute('aria-busy', 'true');
  target.page = answerPage;
  for (const response of held) answerPage(response);
  await expect(website).toContainText('We read 1 page');
  await expect(website).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 });

  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Since the last run' })).toBeVisible();
});

test('a repair is ticked off with day and time once the website was read again, and stays so', async ({
  page,
  request,
}) => {
  const noTitle = soundHtml.replace(/<title>.*<\/title>/, '');
  target.page = sends(200, noTitle);
  await page.goto(await order(request, { email: 'proof@example.com', url: target.url }));
  const website = page.getByRole('region', { name: 'The whole website' });
  // A crawl takes half a minute on a busy machine.
  await expect(website).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 });
  const card = page.getByRole('region', { name: 'Google has no title to show for this page' });
  const press = card.getByRole('button', { name: 'I’ve done this' });
  const outcome = card.getByRole('status').first();

  await press.click();
  await expect(outcome).toContainText(/Still there on .+ 20\d\d at \d/);
  await expect(press).toBeFocused();
  target.page = sends(200, soundHtml);
  // A second press within a few seconds is taken for the same one.
  await expect(async () => {
    await press.click();
    await expect(outcome).toContainText(/Done\. On .+ 20\d\d at \d.+ the fault is gone\./);
  }).toPass();
  await expect(outcome).toBeFocused();
  await expect(press).toHaveCount(0);
  await page.reload();
  await expect(outcome).toContainText('the fault is gone.');
  const history = page.getByRole('group').filter({ hasText: 'Done so far' });
  await history.locator('summary').click();
  await expect(history.getByRole('listitem')).toHaveCount(1);
});

test('an address without a report answers 404 with a whole page', async ({ request }) => {
  const answer = await request.get('/reports/AbCdEfGhIjKlMnOpQrStUv');
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  const [heading] = /<h1\b.*?<\/h1>/s.exec(html) ?? [];
  expect(heading).toContain('>This result is no longer here<');
  expect(html.includes('</footer>')).toBe(true);
});

test('a report in the dark theme prints in black on white, without what can only be clicked, its summary on one page of A4: the dial, the same faults as on screen and what to do [AUDIT-19]', async ({
  page,
  request,
}) => {
  target.page = sends(200, '<title>Home</title><p>Ring (07) 5555 0100');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(await order(request, { email: 'summary@example.com', url: target.url }));
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  const repairs = page.getByRole('region', { name: 'What to repair, in this order' });
  // Both at the same moment: the plan changes once the rest of the website has been read.
  const { onScreen, printed } = await repairs.evaluate((section) => {
    const read = (selector: string) =>
      [...section.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
    const rows = read(':scope > div > details > summary h3').slice(0, 6);
    return { onScreen: [...read('#first-repair'), ...rows], printed: read('tbody th') };
  });
  expect(new Set(onScreen).size).toBe(7);
  expect(printed).toEqual(onScreen.map((title, index) => `${index + 1}. ${title}`));
  await page.emulateMedia({ media: 'print' });
  // A4 at 96 dots to the inch, less a margin of one centimetre.
  await page.setViewportSize({ width: 718, height: 1047 });
  await expect(page.getByRole('button', { name: 'Check again' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(repairs.locator('tbody th')).toHaveCount(7);
  const next = repairs.getByText('What to do now:', { exact: false });
  await expect(next).toBeVisible();
  const box = await next.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(1047);
  // Chromium prints the rows of a grid over one another where one of them moves to the next page, as code blocks do.
  const grids = await page.getByRole('main').evaluate(
    (main) =>
      [...main.querySelectorAll('pre')].flatMap((code) => {
        const around: Element[] = [];
        for (let part = code.parentElement; part && part !== main; part = part.parentElement)
          around.push(part);
        const isPrinted = around.every((part) => getComputedStyle(part).display !== 'none');
        return isPrinted ? around.filter((part) => /grid|flex/.test(getComputedStyle(part).display)) : [];
      }).length,
  );
  expect(grids).toBe(0);
});

import 'server-only';
import type { BrowserContextOptions } from 'playwright-core';
import { readPort } from '@/lib/net/outbound/allow-list';
import type { GuardedBrowser } from './guarded-browser';
import { PageBudget, type PageLimits } from './page-budget';

const MARGIN = '15mm';
const footer =
  '<div style="width:100%;font-size:8px;text-align:center"><span class="pageNumber"></span> / <span class="totalPages"></span></div>';

/** A desktop's screen, in the light theme. */
const profile = (): BrowserContextOptions => ({
  viewport: { width: 1100, height: 1000 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  acceptDownloads: false,
  permissions: [],
});

/**
 * Prints a page in its own print style: A4, tagged, with an outline and numbered sheets. Nothing but the page's own host is
 * reached. Throws the browser's errors, and an Error for a page that isn't there.
 */
export function printPdf(browser: GuardedBrowser, url: URL, limits: PageLimits): Promise<Uint8Array> {
  const port = readPort(url);
  const only = { host: url.hostname, fromPort: port, toPort: port };
  return browser.visit(
    () => new PageBudget({ ...limits, only }),
    async (context) => {
      const page = await context.newPage();
      const answer = await page.goto(url.href, { waitUntil: 'load', timeout: limits.loadMs });
      if (!answer?.ok()) throw new Error(`The page answered ${answer?.status()}.`);
      return page.pdf({
        format: 'A4',
        margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
        printBackground: true,
        tagged: true,
        outline: true,
        displayHeaderFooter: true,
        headerTemplate: '<span></span>',
        footerTemplate: footer,
      });
    },
    profile,
  );
}

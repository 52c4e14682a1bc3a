import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { browserArguments } from '../../../../tests/support/browser-finder';
import { tempDir } from '../../../../tests/support/temp-dir';
import { type BuiltSite, startBuiltSite } from '../../../serve/built-site';
import { selectPages } from '../pages/subjects';
import { unreachableProviders } from '../unreachable-providers';
import { loadDevices, loadPage } from './load-page';
import { type Variant, variantFolder } from './make-variants';

const pageLoad = z.object({
  firstPaint: z.number(),
  largestPaint: z.number(),
  hydrated: z.number(),
  processor: z.number(),
});

const measurement = z.object({
  variant: z.string(),
  page: z.string(),
  run: z.number(),
  /** Bytes of its HTML, compressed. */
  html: z.number(),
  phone: pageLoad,
  computer: pageLoad,
});

export type Measurement = z.infer<typeof measurement>;

interface Plan {
  variants: readonly Variant[];
  /** As in `--pages`. */
  pages: string;
  runs: number;
  chromePath: string;
}

/** Measures each page of each variant once in each run, and returns all measurements of this plan, earlier ones included. */
export async function measureVariants(folder: string, plan: Plan): Promise<Measurement[]> {
  const file = path.join(folder, 'loads.jsonl');
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const measured = known.filter(Boolean).map((line) => measurement.parse(JSON.parse(line)));
  const data = tempDir('bench-steps');
  const sites = new Map<string, BuiltSite>();
  const browser = await chromium.launch({ executablePath: plan.chromePath, args: browserArguments });
  try {
    for (const { name } of plan.variants) {
      const settings = { DATA_DIR: path.join(data.path, name), RATE_LIMITS: 'off', LOAD_SHEDDING: 'off' };
      sites.set(
        name,
        await startBuiltSite({ ...settings, ...unreachableProviders }, variantFolder(folder, name)),
      );
    }
    for (const { run, page, variant } of order(plan)) {
      const isSame = (one: Measurement) => one.run === run && one.page === page && one.variant === variant;
      const site = sites.get(variant);
      if (!site || measured.some(isSame)) continue;
      console.info(`Run ${run} of ${plan.runs}: ${page} ${variant}…`);
      const [subject] = selectPages(page, site.origin);
      const address = site.origin + (subject?.path ?? '/');
      const phone = await loadPage(browser, address, loadDevices.phone);
      const computer = await loadPage(browser, address, loadDevices.computer);
      const taken = { variant, page, run, html: await weighHtml(address), phone, computer };
      measured.push(taken);
      appendFileSync(file, `${JSON.stringify(taken)}\n`);
    }
  } finally {
    await browser.close();
    await Promise.all([...sites.values()].map((site) => site.stop()));
    data.remove();
  }
  return measured.filter(({ run, page }) => run <= plan.runs && plan.pages.split(',').includes(page));
}

/** Variants of a page directly one after another, each time beginning with another one. */
function order({ variants, pages, runs }: Plan): { run: number; page: string; variant: string }[] {
  return Array.from({ length: runs }, (_, index) => index).flatMap((index) =>
    pages.split(',').flatMap((page) => {
      const first = index % variants.length;
      const turned = [...variants.slice(first), ...variants.slice(0, first)];
      return turned.map(({ name }) => ({ run: index + 1, page, variant: name }));
    }),
  );
}

async function weighHtml(address: string): Promise<number> {
  const response = await fetch(address);
  return gzipSync(await response.text()).length;
}

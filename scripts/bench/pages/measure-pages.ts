import { chromium } from '@playwright/test';
import { browserArguments } from '../../../tests/support/browser-finder';
import { measureSpeed } from './measure-speed';
import { pressPage } from './press-page';
import type { Subject } from './subjects';
import type { MeasuredPage } from './tables';
import { weighPage } from './weigh-page';

/**
 * Weighs each page, then measures all of them `runs` times. Each run includes every page once, so that other load on the
 * machine affects all of them equally.
 */
export async function measurePages(
  subjects: readonly Subject[],
  { chromePath, runs }: { chromePath: string; runs: number },
): Promise<MeasuredPage[]> {
  const browser = await chromium.launch({ executablePath: chromePath, args: browserArguments });
  try {
    const pages: MeasuredPage[] = [];
    for (const { name, origin, path } of subjects) {
      console.info(`Weighing ${name}…`);
      pages.push({
        name,
        weight: await weighPage(browser, origin + path),
        speeds: [],
        hydrations: [],
        presses: [],
      });
    }
    for (let run = 1; run <= runs; run += 1) {
      for (const [index, { name, origin, path }] of subjects.entries()) {
        console.info(`Run ${run} of ${runs}: ${name}…`);
        const page = pages[index];
        page?.speeds.push(await measureSpeed(origin + path, chromePath));
        const { hydration, press } = await pressPage(browser, origin + path);
        if (hydration !== undefined) page?.hydrations.push(hydration);
        if (press !== undefined) page?.presses.push(press);
      }
    }
    return pages;
  } finally {
    await browser.close();
  }
}

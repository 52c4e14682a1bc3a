import { rmSync } from 'node:fs';
import path from 'node:path';
import { startAnsweringProxy } from './looks/answering-proxy';
import { compareAgain } from './looks/compare-again';
import { listPictures, reportFindings } from './looks/compare-shots';
import { hasSameDrawingMarks, keepDrawingMarks, readDrawingMarks } from './looks/drawing-marks';
import { listShots } from './looks/list-shots';
import { listSubjects } from './looks/list-subjects';
import { type LooksOptions, readOptions } from './looks/options';
import { serveSubjects } from './looks/serve-subjects';
import { launchCameraBrowser, takeShots } from './looks/take-shots';

/**
 * `npm run looks -- record|compare [--base URL] [--folder DIR] [--widths 390,820,1440] [--themes light,dark]
 * [--languages en,fa] [--only part,…] [--states only|none] [--tolerance 2]`: screenshots of every page and state of the
 * build, stored as a reference or compared with it. Differences are marked in `different/` and cause exit code 1.
 */
try {
  process.exitCode = await run(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Returns the exit code. */
async function run(options: LooksOptions): Promise<number> {
  const site = await serveSubjects(options.base);
  const proxy = await startAnsweringProxy(site.url);
  const browser = await launchCameraBrowser();
  try {
    const shots = listShots(listSubjects(site.report, options), options);
    const wrong = options.task === 'record' ? await record() : await compare();
    for (const route of proxy.unexpected)
      console.error(`No answer for ${route}: see scripts/looks/answers.ts.`);
    return wrong + proxy.unexpected.size > 0 ? 1 : 0;

    async function record(): Promise<number> {
      const folder = path.join(options.folder, 'reference');
      const failed = await takeShots(browser, shots, { base: proxy.url, folder });
      keepDrawingMarks(folder, await readDrawingMarks(browser));
      return failed;
    }

    async function compare(): Promise<number> {
      const { folder } = options;
      const fresh = path.join(folder, 'compare');
      for (const old of [fresh, path.join(folder, 'different')])
        rmSync(old, { recursive: true, force: true });
      if (!hasSameDrawingMarks(path.join(folder, 'reference'), await readDrawingMarks(browser))) {
        console.warn(
          'The reference was drawn with another browser or other fonts: text may differ everywhere.',
        );
      }
      const failed = await takeShots(browser, shots, { base: proxy.url, folder: fresh });
      const findings = await compareAgain(browser, shots, { ...options, base: proxy.url, fresh });
      console.info(reportFindings(folder, findings, shots.flatMap(listPictures).length));
      return failed + findings.length;
    }
  } finally {
    await browser.close();
    await proxy.close();
    await site.stop();
  }
}

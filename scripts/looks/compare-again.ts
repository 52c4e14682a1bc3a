import type { Browser } from '@playwright/test';
import { compareShots, type Finding } from './compare-shots';
import type { LooksOptions } from './options';
import type { Shot } from './photograph';
import { takeShots } from './take-shots';

/**
 * A browser under load sometimes draws a few pixels of a corner or photograph differently. Screenshots that differ by less
 * than this share are taken again; a change of the site would differ every time.
 */
const smallShare = 0.005;
const tries = 3;

/** Compares screenshots. Those with small differences are retaken, at most three times, before the differences count. */
export async function compareAgain(
  browser: Browser,
  shots: readonly Shot[],
  options: Pick<LooksOptions, 'folder' | 'tolerance'> & { base: string; fresh: string },
): Promise<Finding[]> {
  let findings = await compareShots(shots, options);
  for (let again = 0; again < tries; again += 1) {
    const isSmall = ({ difference }: Finding) => difference !== undefined && difference.share < smallShare;
    const doubtful = [...new Set(findings.filter(isSmall).map(({ shot }) => shot))];
    if (doubtful.length === 0) return findings;
    console.info(`Small differences in ${doubtful.length} openings: taking them again.`);
    await takeShots(browser, doubtful, { base: options.base, folder: options.fresh });
    const names = new Set(findings.map(({ name }) => name));
    const repeated = await compareShots(doubtful, options);
    // A screenshot that was equal in one try counts as equal.
    const still = repeated.filter(({ name }) => names.has(name));
    findings = [...findings.filter(({ shot }) => !doubtful.includes(shot)), ...still];
  }
  return findings;
}

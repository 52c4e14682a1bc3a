import type { Browser } from '@playwright/test';
import { compareShots, type Finding } from './compare-shots';
import type { LooksOptions } from './options';
import type { Shot } from './photograph';
import { takeShots } from './take-shots';

/**
 * A browser under load sometimes draws a few pixels of a corner or a photograph differently. What differs by less than
 * this is captured again; a change of the site differs every time.
 */
const smallShare = 0.005;
const tries = 3;

/** Compares, and recaptures screenshots with small differences, at most three times, before they count. */
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
    // A screenshot that was equal once counts as equal: only differences in every try count.
    const still = repeated.filter(({ name }) => names.has(name));
    findings = [...findings.filter(({ shot }) => !doubtful.includes(shot)), ...still];
  }
  return findings;
}

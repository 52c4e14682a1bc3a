import { createHash } from 'node:crypto';
import { contentChecks } from './content-checks';
import { imagesChecks } from './images-checks';
import { indexingChecks } from './indexing-checks';
import { internationalChecks } from './international-checks';
import { linksChecks } from './links-checks';
import { localChecks } from './local-checks';
import { mobileChecks } from './mobile-checks';
import { securityChecks } from './security-checks';
import { socialChecks } from './social-checks';
import { speedChecks } from './speed-checks';
import { structureChecks } from './structure-checks';

/** All checks, in the order in which they run: each comes after the checks that it needs. */
export const checks = [
  ...indexingChecks,
  ...contentChecks,
  ...linksChecks,
  ...imagesChecks,
  ...structureChecks,
  ...socialChecks,
  ...internationalChecks,
  ...mobileChecks,
  ...speedChecks,
  ...securityChecks,
  ...localChecks,
] as const;

/** Incremented when the calculation of the scores changes. */
const ARITHMETIC = 2;

/** Changes when checks, their weights or ceilings change: scores of different versions are not comparable. */
export const checksVersion = createHash('sha256')
  .update(
    JSON.stringify([
      ARITHMETIC,
      ...checks.map(({ id, category, severity, weight, mostScore }) => [
        id,
        category,
        severity,
        weight,
        mostScore,
      ]),
    ]),
  )
  .digest('hex')
  .slice(0, 8);

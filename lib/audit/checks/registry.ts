import { createHash } from 'node:crypto';
import { contentChecks } from './content-check-list';
import { imagesChecks } from './images-check-list';
import { indexingChecks } from './indexing-check-list';
import { internationalChecks } from './international-check-list';
import { linksChecks } from './links-check-list';
import { localChecks } from './local-check-list';
import { mobileChecks } from './mobile-check-list';
import { securityChecks } from './security-check-list';
import { socialChecks } from './social-check-list';
import { speedChecks } from './speed-check-list';
import { structureChecks } from './structure-check-list';

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

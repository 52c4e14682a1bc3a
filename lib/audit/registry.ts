import { createHash } from 'node:crypto';
import { contentChecks } from './checks/content-checks';
import { imagesChecks } from './checks/images-checks';
import { indexingChecks } from './checks/indexing-checks';
import { internationalChecks } from './checks/international-checks';
import { linksChecks } from './checks/links-checks';
import { localChecks } from './checks/local-checks';
import { mobileChecks } from './checks/mobile-checks';
import { securityChecks } from './checks/security-checks';
import { socialChecks } from './checks/social-checks';
import { speedChecks } from './checks/speed-checks';
import { structureChecks } from './checks/structure-checks';

/** Every question we ask about a page, in the order in which they are asked: a check comes after those it needs. */
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

/** Changes with what is asked and how it counts: figures of different versions don't compare point by point. */
export const checksVersion = createHash('sha256')
  .update(
    JSON.stringify(checks.map(({ id, category, severity, weight }) => [id, category, severity, weight])),
  )
  .digest('hex')
  .slice(0, 8);

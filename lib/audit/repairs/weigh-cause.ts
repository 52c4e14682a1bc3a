import type { Cause } from '../causes/cause';
import { worse } from '../causes/collect-causes';
import type { Effort, Loss, Severity } from '../check';
import { findCheck, findEffort } from '../checks/find-check';
import { findSiteCheck } from '../crawl/site-checks';
import { payOff } from './pay-off';
import { repairRules } from './repair-rules';

export interface Weight {
  severity: Severity;
  /** The visitors that its worst fault loses. */
  loses: Loss;
  minutes: number;
  /** Benefit per minute; comparable between repairs of one severity. */
  value: number;
}

interface WeighedFault extends Effort {
  id: string;
  severity: Severity;
  weight: number;
  /** Pages with it. */
  pages: number;
}

/** What a cause costs and what its repair takes. `total`: pages of the website. */
export function weighCause(cause: Cause, total: number): Weight {
  const faults = listFaults(cause);
  const minutes = countMinutes(cause, faults);
  const share = (pages: number) => Math.min(1, Math.max(pages, 1) / Math.max(total, 1));
  const value = faults.reduce(
    (sum, { loses, weight, pages }) => sum + payOff({ loses, minutes }, weight) * share(pages),
    0,
  );
  const severity = faults.reduce<Severity>((worst, fault) => worse(worst, fault.severity), 'info');
  const [first] = faults
    .filter((fault) => fault.severity === severity)
    .toSorted((one, other) => other.weight * share(other.pages) - one.weight * share(one.pages));
  return { severity, loses: first?.loses ?? 'find', minutes, value };
}

function listFaults({ faults, site }: Cause): WeighedFault[] {
  const ofPages = faults.flatMap(({ id, reason, severity, pages }) => {
    const effort = findEffort({ id, reason });
    const weight = findCheck(id)?.weight ?? 0;
    return effort ? [{ id, severity, ...effort, weight, pages: pages.length }] : [];
  });
  const ofSite = site.flatMap(({ id, severity, count }) => {
    const check = findSiteCheck(id);
    return check ? [{ id, severity, ...check.effort, weight: check.weight, pages: count }] : [];
  });
  return [...ofPages, ...ofSite];
}

/** What is one thing is corrected once, a setting once for each question, and a habit on each page; rounded up to five minutes. */
function countMinutes({ kind, key, pages, subject }: Cause, faults: readonly WeighedFault[]): number {
  const { each, isOnce } = repairRules[kind];
  const byId = new Map(faults.map(({ id, minutes }) => [id, minutes]));
  const most = Math.max(5, ...byId.values());
  const isAddress = kind === 'missing-address' || kind === 'moved-address';
  // Links that a menu or a folder has in common are mended in one place.
  const parts = isAddress ? (key === '' ? (subject?.addresses?.length ?? 1) : 1) : pages.length;
  if (each !== undefined) return roundUp(Math.max(most, each * parts));
  return roundUp(isOnce ? most : [...byId.values()].reduce((sum, minutes) => sum + minutes, 0));
}

function roundUp(minutes: number): number {
  return Math.ceil(Math.max(minutes, 5) / 5) * 5;
}

import type { Severity } from '../check';
import { checks } from '../checks/registry';
import type { Loss } from '../effort/effort';
import { findEffort } from '../effort/efforts';
import { payOff } from '../effort/pay-off';
import type { Cause } from './cause';
import { worse } from './collect-causes';
import { repairRules, siteEfforts } from './repair-rules';

export interface Weight {
  severity: Severity;
  /** The visitors that its worst fault loses. */
  loses: Loss;
  minutes: number;
  /** Benefit per minute; comparable between repairs of one severity. */
  value: number;
}

interface WeighedFault {
  id: string;
  severity: Severity;
  loses: Loss;
  minutes: number;
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
    const effort = findEffort(id, reason);
    const weight = checks.find((check) => check.id === id)?.weight ?? 0;
    return effort ? [{ id, severity, ...effort, weight, pages: pages.length }] : [];
  });
  const ofSite = site.flatMap(({ id, severity, count }) => {
    const effort = siteEfforts[id];
    return effort ? [{ id, severity, ...effort, pages: count }] : [];
  });
  return [...ofPages, ...ofSite];
}

/** An element is corrected once, a setting once for each question, and a habit on each page; rounded up to five minutes. */
function countMinutes({ kind, key, pages, subject }: Cause, faults: readonly WeighedFault[]): number {
  const { each } = repairRules[kind];
  const byId = new Map(faults.map(({ id, minutes }) => [id, minutes]));
  const most = Math.max(5, ...byId.values());
  const isAddress = kind === 'missing-address' || kind === 'moved-address';
  // Links that a menu or a folder has in common are mended in one place.
  const parts = isAddress ? (key === '' ? (subject?.addresses?.length ?? 1) : 1) : pages.length;
  if (each !== undefined) return roundUp(Math.max(most, each * parts));
  return roundUp(kind === 'element' ? most : [...byId.values()].reduce((sum, minutes) => sum + minutes, 0));
}

function roundUp(minutes: number): number {
  return Math.ceil(Math.max(minutes, 5) / 5) * 5;
}

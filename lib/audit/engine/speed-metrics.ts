import type { Visit } from '../check';
import type { Metrics } from './audit-facts';
import { estimateSpeed } from './speed-estimate';

/** Audits of Google's mobile run that need rendering; newer names first. */
const mobileAudits = [
  ['viewport-insight', 'viewport'],
  ['target-size', 'tap-targets'],
  ['font-size'],
  ['meta-viewport'],
];

/** Speed of the page: Google's measurement on a phone if available, otherwise our estimate. */
export function loadSpeedMetric(visit: Visit): Metrics['loadSpeed'] {
  const measured = visit.site.pageSpeed?.scores.performance ?? null;
  if (measured !== null) return { score: measured, source: 'psi' };
  const score = estimateSpeed(visit);
  return { score, source: score === null ? null : 'estimated' };
}

/**
 * Usability on phones, 0–100. `checked`: the score of the category mobile, from the page's source. If Google has
 * measured the page on a phone, each counts half.
 */
export function mobileMetric({ site }: Pick<Visit, 'site'>, checked: number | null): Metrics['mobileScore'] {
  const audits = site.pageSpeed?.audits ?? {};
  const seen = mobileAudits
    .map((names) => names.map((name) => audits[name]).find((score) => score !== undefined && score !== null))
    .filter((score) => score !== undefined && score !== null);
  if (seen.length === 0) return { score: checked, source: checked === null ? null : 'estimated' };
  const drawn = (seen.reduce((sum, score) => sum + score, 0) / seen.length) * 100;
  return { score: Math.floor((checked === null ? drawn : (checked + drawn) / 2) + 1e-9), source: 'psi' };
}

import { z } from 'zod';
import type { Severity } from '../check';
import { checks } from '../checks/registry';
import { type AuditFacts, readPageScore } from '../engine/audit-facts';
import { movedBy } from './watch-limits';

const faultSchema = z.object({ id: z.string(), reason: z.string() });

/** The state of a website that was last reported to its watchers. */
export const watchedStateSchema = z.object({
  score: z.number(),
  /** Critical faults. */
  critical: z.array(faultSchema),
  /** It was reported that the website can't be read. */
  isDown: z.boolean(),
  checksVersion: z.string(),
});

export type WatchedState = z.infer<typeof watchedStateSchema>;
type CriticalFault = z.infer<typeof faultSchema>;

/** Changes since the last mail. */
export interface WatchedChange {
  from: number;
  to: number;
  broken: readonly CriticalFault[];
  fixed: readonly CriticalFault[];
  /** The website was unreadable, and can be read again. */
  isBack: boolean;
}

/** Whether the status shows an overloaded or failing server, or a rate limit; the page itself may be unchanged. */
export function isDownAnswer({ page: { status } }: AuditFacts): boolean {
  return status >= 500 || status === 429;
}

/**
 * The state of a website that refuses our program is unknown: it has no version, so that the next one is compared with
 * nothing.
 */
export function toWatchedState(facts: AuditFacts): WatchedState {
  const checksVersion = facts.refusal ? '' : facts.checksVersion;
  return { score: readPageScore(facts) ?? 0, critical: criticalFaults(facts), isDown: false, checksVersion };
}

/**
 * The state to remember as reported, and the change to mail; null if nothing relevant has changed. The reported state
 * is kept until the next mail, so that a slow decline is reported, too. If the version of our checks has changed, only
 * the website's return is reported: other differences may come from our checks.
 */
export function compareState(
  reported: WatchedState,
  facts: AuditFacts,
): { state: WatchedState; change: WatchedChange | null } {
  const now = toWatchedState(facts);
  const isOurs = now.checksVersion !== reported.checksVersion;
  const unsettled = isOurs ? [] : reported.critical.filter(({ id }) => isUnsettled(id, facts));
  const known = isOurs ? now : reported;
  const broken = now.critical.filter(({ id }) => !has(known.critical, id));
  const fixed = known.critical.filter(({ id }) => !has(now.critical, id) && !has(unsettled, id));
  const change = { from: reported.score, to: now.score, broken, fixed, isBack: reported.isDown };
  const isMoved = Math.abs(now.score - known.score) >= movedBy;
  if (!isMoved && !reported.isDown && broken.length + fixed.length === 0)
    return { state: isOurs ? now : reported, change: null };
  return { state: { ...now, critical: [...now.critical, ...unsettled] }, change };
}

function has(faults: readonly CriticalFault[], id: string): boolean {
  return faults.some((fault) => fault.id === id);
}

function criticalFaults({ findings }: AuditFacts): CriticalFault[] {
  return findings.flatMap(({ id, outcome }) => {
    if (outcome.status !== 'failed') return [];
    return (outcome.severity ?? findSeverity(id)) === 'critical' ? [{ id, reason: outcome.reason }] : [];
  });
}

/** Whether a check had no result this time: blocked, broken or not measured. */
function isUnsettled(id: string, { findings }: AuditFacts): boolean {
  const finding = findings.find((asked) => asked.id === id);
  if (!finding) return false;
  const { status } = finding.outcome;
  return finding.isBlocked || status === 'broken' || status === 'not-measured';
}

function findSeverity(id: string): Severity | undefined {
  return checks.find((check) => check.id === id)?.severity;
}

import type { Severity } from '../check';
import { findCheck } from '../checks/find-check';
import { type AuditFacts, readPageScore } from '../engine/audit-facts';
import { movedBy } from '../limits';
import { readHad } from './essentials';
import type { CriticalFault, WatchedState } from './watched-state';

/** Changes since the last mail. */
export interface WatchedChange {
  from: number;
  to: number;
  broken: readonly CriticalFault[];
  fixed: readonly CriticalFault[];
}

/** Critical faults that are looked at every day, and have alarms of their own. */
const daily = new Set(['is-crawlable', 'http-status-code']);

/**
 * The state of a website that refuses our program is unknown: it has no version, so that the next one is compared with
 * nothing.
 */
export function toWatchedState(facts: AuditFacts): WatchedState {
  const checksVersion = facts.refusal ? '' : facts.checksVersion;
  return {
    score: readPageScore(facts) ?? 0,
    critical: criticalFaults(facts),
    checksVersion,
    alarms: [],
    doubts: [],
    had: readHad(facts),
    mailedAt: 0,
  };
}

/**
 * The state to remember as reported, and the change to mail; null if nothing relevant has changed. The reported state
 * is kept until the next mail, so that a slow decline is reported, too. If the version of our checks has changed, nothing
 * is reported: the differences may come from our checks.
 */
export function compareState(
  reported: WatchedState,
  facts: AuditFacts,
): { state: WatchedState; change: WatchedChange | null } {
  const { alarms, doubts, mailedAt } = reported;
  const now = { ...toWatchedState(facts), alarms, doubts, mailedAt, had: readHad(facts, reported.had) };
  const isOurs = now.checksVersion !== reported.checksVersion;
  const unsettled = isOurs ? [] : reported.critical.filter(({ id }) => isUnsettled(id, facts));
  const known = isOurs ? now : reported;
  const broken = now.critical.filter(({ id }) => !has(known.critical, id));
  const fixed = known.critical.filter(({ id }) => !has(now.critical, id) && !has(unsettled, id));
  const change = { from: reported.score, to: now.score, broken, fixed };
  const isMoved = Math.abs(now.score - known.score) >= movedBy;
  if (!isMoved && broken.length + fixed.length === 0)
    return { state: isOurs ? now : { ...reported, had: now.had }, change: null };
  return { state: { ...now, critical: [...now.critical, ...unsettled] }, change };
}

function has(faults: readonly CriticalFault[], id: string): boolean {
  return faults.some((fault) => fault.id === id);
}

function criticalFaults({ findings }: AuditFacts): CriticalFault[] {
  return findings.flatMap(({ id, outcome }) => {
    if (outcome.status !== 'failed' || daily.has(id)) return [];
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
  return findCheck(id)?.severity;
}

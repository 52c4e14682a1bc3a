import { z } from 'zod';
import type { Severity } from '../check';
import { checks } from '../checks/registry';
import { type AuditFacts, scoreOfPage } from '../engine/audit-facts';
import { movedBy } from './watch-limits';

const faultSchema = z.object({ id: z.string(), reason: z.string() });

/** What the watchers of a website know of it. */
export const watchedStateSchema = z.object({
  score: z.number(),
  /** Critical faults. */
  critical: z.array(faultSchema),
  /** They were told that it can't be read. */
  isDown: z.boolean(),
  checksVersion: z.string(),
});

export type WatchedState = z.infer<typeof watchedStateSchema>;
type CriticalFault = z.infer<typeof faultSchema>;

/** What has changed since the last mail. */
export interface WatchedChange {
  from: number;
  to: number;
  broken: readonly CriticalFault[];
  fixed: readonly CriticalFault[];
  /** It could not be read, and can be again. */
  isBack: boolean;
}

/** An answer that says that the server is in trouble, or has had enough of us; the page itself may be what it was. */
export function isDownAnswer({ page: { status } }: AuditFacts): boolean {
  return status >= 500 || status === 429;
}

export function stateOf(facts: AuditFacts): WatchedState {
  const { checksVersion } = facts;
  return { score: scoreOfPage(facts), critical: criticalFaults(facts), isDown: false, checksVersion };
}

/**
 * What the watchers should know from now on, and what to mail them: null where nothing that matters has changed. What
 * they know stays as it is until a mail says otherwise, so that a slow decline is told, too. When our checks have changed
 * since, only a website that is back is told: the rest may be our doing.
 */
export function compareState(
  told: WatchedState,
  facts: AuditFacts,
): { state: WatchedState; change: WatchedChange | null } {
  const now = stateOf(facts);
  const isOurs = now.checksVersion !== told.checksVersion;
  const unsettled = isOurs ? [] : told.critical.filter(({ id }) => isUnsettled(id, facts));
  const known = isOurs ? now : told;
  const broken = now.critical.filter(({ id }) => !has(known.critical, id));
  const fixed = known.critical.filter(({ id }) => !has(now.critical, id) && !has(unsettled, id));
  const change = { from: told.score, to: now.score, broken, fixed, isBack: told.isDown };
  const isMoved = Math.abs(now.score - known.score) >= movedBy;
  if (!isMoved && !told.isDown && broken.length + fixed.length === 0)
    return { state: isOurs ? now : told, change: null };
  return { state: { ...now, critical: [...now.critical, ...unsettled] }, change };
}

function has(faults: readonly CriticalFault[], id: string): boolean {
  return faults.some((fault) => fault.id === id);
}

function criticalFaults({ findings }: AuditFacts): CriticalFault[] {
  return findings.flatMap(({ id, outcome }) => {
    if (outcome.status !== 'failed') return [];
    return (outcome.severity ?? severityOf(id)) === 'critical' ? [{ id, reason: outcome.reason }] : [];
  });
}

/** Neither failed nor in order: it couldn't be asked this time. */
function isUnsettled(id: string, { findings }: AuditFacts): boolean {
  const finding = findings.find((asked) => asked.id === id);
  if (!finding) return false;
  const { status } = finding.outcome;
  return finding.isBlocked || status === 'broken' || status === 'not-measured';
}

function severityOf(id: string): Severity | undefined {
  return checks.find((check) => check.id === id)?.severity;
}

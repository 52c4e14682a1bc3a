import { type Check, type Evidence, notApplicable, type Outcome, type Values, type Visit } from '../check';
import { type TruncationLimit, trackTruncation } from '../facts/track-truncation';

const mostEvidence = 20;
const longestSnippet = 200;
const longestValue = 300;
const longestUrl = 2048;

/** Control characters: invisible, and Postgres rejects NUL. */
const unreadable = /[^\P{Cc}\n\t]/gu;

/** A check with its outcome. `broken`: the check threw; it is reported and not scored. */
export interface Finding {
  id: string;
  outcome: Outcome | { status: 'broken' };
  /** Not run because of another fault: the check's weight counts as lost. */
  isBlocked: boolean;
  /** Set when only part of a very large page was checked. */
  judged?: TruncationLimit;
}

/** Runs all checks in order: a check comes after those it needs. Without HTML, checks that need it are blocked. */
export function runChecks(
  checks: readonly Check[],
  visit: Visit,
  onBroken: (id: string, error: unknown) => void = () => undefined,
): Finding[] {
  const failed = new Set<string>();
  const findings: Finding[] = [];
  const isNoPage = !visit.page.html;
  const watched = trackTruncation(visit);
  for (const check of checks) {
    const isBlocked = (check.needsHtml && isNoPage) || (check.needs?.some((id) => failed.has(id)) ?? false);
    const finding = { id: check.id, isBlocked, ...ask(check, watched, isBlocked, onBroken) };
    // A blocked check counts as failed for those that need it.
    if (finding.outcome.status === 'failed' || isBlocked) failed.add(check.id);
    findings.push(finding);
  }
  return findings.map((finding, index) => {
    const isLost = isUnanswered(finding) && checks[index]?.lostWith?.some((id) => failed.has(id));
    return isLost ? { ...finding, isBlocked: true } : finding;
  });
}

function isUnanswered({ outcome }: Finding): boolean {
  return outcome.status === 'not-applicable' || outcome.status === 'not-measured';
}

function ask(
  check: Check,
  watched: ReturnType<typeof trackTruncation>,
  isBlocked: boolean,
  onBroken: (id: string, error: unknown) => void,
): Pick<Finding, 'outcome' | 'judged'> {
  if (isBlocked) return { outcome: notApplicable };
  try {
    watched.begin();
    const outcome = trimOutcome(check.run(watched.visit));
    const judged = watched.judged();
    return judged ? { outcome, judged } : { outcome };
  } catch (error) {
    onBroken(check.id, error);
    return { outcome: { status: 'broken' } };
  }
}

/** Truncates quotations from a page, because they are stored, mailed and shown. */
function trimOutcome(outcome: Outcome): Outcome {
  if (outcome.status !== 'passed' && outcome.status !== 'failed') return outcome;
  const { evidence, values } = outcome;
  return {
    ...outcome,
    ...(evidence && { evidence: evidence.slice(0, mostEvidence).map(trimEvidence) }),
    ...(values && { values: trimValues(values) }),
  };
}

function trimEvidence({ snippet, selector, url, line }: Evidence): Evidence {
  return {
    snippet: shorten(snippet, longestSnippet),
    ...(selector !== undefined && { selector: shorten(selector, longestValue) }),
    ...(url !== undefined && { url: shorten(url, longestUrl) }),
    ...(line !== undefined && { line }),
  };
}

function trimValues(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? shorten(value, longestValue) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Truncates without splitting a surrogate pair. */
function shorten(whole: string, length: number): string {
  const text = whole.slice(0, length + 1).replace(unreadable, ' ');
  if (text.length <= length) return text.toWellFormed();
  const start = text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '');
  return `${start.toWellFormed()}…`;
}

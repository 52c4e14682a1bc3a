import type { Check, Severity } from '../check';
import { checks } from '../checks/registry';
import type { AuditFacts } from '../engine/audit-facts';
import type { PresentedFinding } from './presented-report';
import type { ReportWords } from './words/report-words';

type StoredFinding = AuditFacts['findings'][number];
type Status = NonNullable<PresentedFinding['status']> | 'passed' | 'failed';

const bySeverity: Record<Severity, number> = { critical: 0, warning: 1, info: 2 };
const afterFailed: Record<Exclude<Status, 'failed'>, number> = {
  not_checked: 3,
  not_measured: 4,
  passed: 5,
  not_applicable: 6,
};

/** Every check with its result, in words, the most urgent first. Checks that no longer exist are left out. */
export function presentFindings(findings: readonly StoredFinding[], words: ReportWords): PresentedFinding[] {
  const failed = new Set(
    findings.filter(({ outcome, isBlocked }) => outcome.status === 'failed' || isBlocked).map(({ id }) => id),
  );
  return findings
    .flatMap((finding) => {
      const check = findCheck(finding.id);
      if (!check) return [];
      const shown = present(check, finding, failed, words);
      const reach = reachOf(finding, words);
      return [{ check, shown: reach ? { ...shown, message: `${shown.message} ${reach}` } : shown }];
    })
    .toSorted((one, other) => rank(one.shown) - rank(other.shown) || other.check.weight - one.check.weight)
    .map(({ shown }) => shown);
}

/** Whether the check failed. */
export function isFault({ status, type }: PresentedFinding): boolean {
  return status === undefined && type !== 'success';
}

function findCheck(id: string): Check | undefined {
  return checks.find((check) => check.id === id);
}

function present(
  check: Check,
  { outcome, isBlocked }: StoredFinding,
  failed: ReadonlySet<string>,
  words: ReportWords,
): PresentedFinding {
  const { id, category, seenIn, source } = check;
  const severity = (outcome.status === 'failed' ? outcome.severity : undefined) ?? check.severity;
  const name = words.checks.name(id);
  const shared = {
    id,
    name,
    title: name,
    category,
    severity,
    ...(/^https:\/\//.test(source) && { learnMore: source }),
    source: seenIn,
  };
  const cause = isBlocked ? causesOf(check).find((other) => failed.has(other)) : undefined;
  const blocked = cause && words.t('status.blocked', { name: words.checks.name(cause) });
  switch (outcome.status) {
    case 'passed':
      return {
        ...shared,
        type: 'success',
        message: words.checks.passed(id, outcome.values),
        ...(outcome.evidence?.length && {
          details: { count: outcome.evidence.length, items: outcome.evidence },
        }),
      };
    case 'failed':
      return { ...shared, ...presentFault(id, outcome, severity, words) };
    case 'not-applicable': {
      const message = blocked ?? words.t('status.notApplicable');
      return { ...shared, type: 'success', status: 'not_applicable', message };
    }
    case 'not-measured': {
      const message = blocked ?? words.t('status.notMeasured');
      return { ...shared, type: 'success', status: 'not_measured', message };
    }
    case 'broken':
      return { ...shared, type: 'success', status: 'not_checked', message: words.t('status.notChecked') };
  }
}

/** What may have kept a check from being asked. */
function causesOf({ needs = [], lostWith = [] }: Check): readonly string[] {
  return ['http-status-code', ...needs, ...lostWith];
}

/** How much of a page was read, where it is too large to be read whole: said once, not with each of its findings. */
export function presentReach(findings: readonly StoredFinding[], { t }: ReportWords): string | undefined {
  const cut = findings.find(({ judged }) => judged?.of === 'page')?.judged;
  return cut && t('judged.page', { first: cut.first });
}

/** How far one judgement reaches, where there is more of what it looks at than we kept. */
function reachOf({ judged }: StoredFinding, { t }: ReportWords): string | undefined {
  if (!judged || judged.of === 'page') return undefined;
  const { of, kind, first } = judged;
  return of === 'kind' ? t('judged.kind', { kind: `<${kind}>`, first }) : t(`judged.${of}`, { first });
}

function presentFault(
  id: string,
  outcome: Extract<StoredFinding['outcome'], { status: 'failed' }>,
  severity: Severity,
  words: ReportWords,
): Pick<PresentedFinding, 'title' | 'type' | 'message' | 'fix' | 'cost' | 'details'> {
  const { reason, evidence = [] } = outcome;
  const count = outcome.count ?? evidence.length;
  const values = { count, ...outcome.values };
  const cost = words.checks.cost(id, reason, values);
  return {
    title: words.checks.title(id, reason),
    type: severity === 'critical' ? 'error' : 'warning',
    message: words.checks.message(id, reason, values),
    fix: words.checks.fix(id, reason, values),
    ...(cost !== undefined && { cost }),
    ...(count > 0 && { details: { count, items: evidence } }),
  };
}

function rank({ status, type, severity }: PresentedFinding): number {
  if (status) return afterFailed[status];
  return type === 'success' ? afterFailed.passed : bySeverity[severity];
}

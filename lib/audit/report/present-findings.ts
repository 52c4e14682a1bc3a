import type { Check, Effort, Severity } from '../check';
import { findCause, findCheck, findEffort } from '../checks/find-check';
import type { AuditFacts } from '../engine/audit-facts';
import type { StoredRendering } from '../phone-screen/rendering-store';
import type { PresentedFinding } from '../presented';
import { payOff } from '../repairs/pay-off';
import type { PlannedRepairs } from '../repairs/plan-repairs';
import { type Doer, repairRules } from '../repairs/repair-rules';
import { applyRendering, type CombinedFinding } from './apply-rendering';
import { compareFindings, numberFaults } from './order-findings';
import { textToPaste } from './paste/text-to-paste';
import type { ReportWords } from './words/report-words';

type StoredFinding = AuditFacts['findings'][number];

/**
 * Every check with its result, in words: faults in the order of the repairs that mend them, then by severity and benefit per
 * time; then the rest. Checks that no longer exist are left out. With a `rendering`, a browser answers what the source
 * leaves open.
 */
export function presentFindings(
  facts: AuditFacts,
  words: ReportWords,
  { plan, rendering }: { plan?: PlannedRepairs; rendering?: StoredRendering } = {},
): PresentedFinding[] {
  const numbers = numberFaults(plan);
  const findings: readonly CombinedFinding[] =
    rendering?.state === 'rendered' ? applyRendering(facts.findings, rendering.facts) : facts.findings;
  const failed = new Set(
    findings.filter(({ outcome, isBlocked }) => outcome.status === 'failed' || isBlocked).map(({ id }) => id),
  );
  const sorted = findings
    .flatMap((finding) => {
      const check = findCheck(finding.id);
      if (!check) return [];
      const shown = present(check, finding, failed, { words, rendering });
      const truncation = presentTruncation(finding, words);
      const effort = readEffort(finding);
      const repair = numbers.get(finding.id);
      const paste = isFault(shown) ? textToPaste(finding.id, facts) : null;
      const unscored = isFault(shown) && check.weight === 0;
      return [
        {
          shown: {
            ...shown,
            message: joinSentences(shown.message, truncation) || shown.title,
            ...(paste && { paste }),
            ...(unscored && { unscored }),
            ...(effort && {
              effort: { loses: effort.loses, minutes: effort.minutes, by: findDoer(finding) },
            }),
            ...(repair !== undefined && { repair }),
          },
          value: effort ? payOff(effort, check.weight) : check.weight,
        },
      ];
    })
    .toSorted((one, other) => compareFindings(one.shown, other.shown) || other.value - one.value);
  return sorted.map(({ shown }) => shown);
}

function findDoer({ id, outcome }: StoredFinding): Doer {
  const rule = outcome.status === 'failed' ? findCause({ id, ...outcome }) : null;
  return rule ? repairRules[rule.kind].by : 'owner';
}

/** Whether the check failed. */
export function isFault({ status, type }: PresentedFinding): boolean {
  return status === undefined && type !== 'success';
}

function readEffort({ id, outcome }: StoredFinding): Effort | null {
  return outcome.status === 'failed' ? findEffort({ id, ...outcome }) : null;
}

function present(
  check: Check,
  { outcome, isBlocked, by }: CombinedFinding,
  failed: ReadonlySet<string>,
  { words, rendering }: { words: ReportWords; rendering: StoredRendering | undefined },
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
    source: by ?? seenIn,
  };
  const cause = isBlocked ? listCauses(check).find((other) => failed.has(other)) : undefined;
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
    case 'failed': {
      const fault = presentFault(id, outcome, severity, words);
      if (by !== 'browser') return { ...shared, ...fault };
      return {
        ...shared,
        ...fault,
        message: joinSentences(fault.message, words.phone('findings.afterScripts')),
      };
    }
    case 'not-applicable': {
      const message = blocked ?? words.t('status.notApplicable');
      return { ...shared, type: 'success', status: 'not_applicable', message };
    }
    case 'not-measured': {
      const message = blocked ?? whyUnmeasured(check, words, rendering);
      return { ...shared, type: 'success', status: 'not_measured', message };
    }
    case 'broken':
      return { ...shared, type: 'success', status: 'not_checked', message: words.t('status.notChecked') };
  }
}

/** Why a check was not measured; for checks that need a browser, the state of the rendering. */
function whyUnmeasured(
  { runRendered }: Check,
  { t, phone }: ReportWords,
  rendering?: StoredRendering,
): string {
  if (!runRendered || !rendering || rendering.state === 'rendered') return t('status.notMeasured');
  return phone(rendering.state === 'waiting' ? 'state.soon' : `state.${rendering.reason}`);
}

/** Checks whose failure may have blocked this one. */
function listCauses({ needs = [], lostWith = [] }: Check): readonly string[] {
  return ['http-status-code', ...needs, ...lostWith];
}

/** How much of a very large page was read, as one sentence for the whole report; undefined if all of it. */
export function presentPageTruncation(
  findings: readonly StoredFinding[],
  { t }: ReportWords,
): string | undefined {
  const cut = findings.find(({ judged }) => judged?.of === 'page')?.judged;
  return cut && t('judged.page', { first: cut.first });
}

/** How much a single check has examined, if the page has more of it than was stored. */
function presentTruncation({ judged }: StoredFinding, { t }: ReportWords): string | undefined {
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

function joinSentences(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter(Boolean).join(' ');
}

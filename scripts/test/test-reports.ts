import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export interface TestResult {
  title: string;
  outcome: keyof Tally;
  /** Why it was skipped, if the runner reports it. */
  reason?: string;
  /** Failed at first, but passed when it was run again. */
  isFlaky?: boolean;
}

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Results of `jest --json`; a file that couldn't run at all counts as one failure. */
export function readJestReport(file: string): TestResult[] {
  if (!existsSync(file)) return [];
  const report = jestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const results = assertionResults.map((test) => ({
      title: test.fullName,
      outcome: jestOutcome(test.status),
    }));
    const brokenFile = status === 'failed' && results.every(({ outcome }) => outcome !== 'failed');
    return brokenFile ? [...results, { title: name, outcome: 'failed' as const }] : results;
  });
}

function jestOutcome(status: string): keyof Tally {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
}

const annotation = z.object({ type: z.string(), description: z.string().optional() });
const playwrightTest = z.object({
  projectName: z.string(),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  annotations: z.array(annotation).default([]),
});
const playwrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), tests: z.array(playwrightTest) })).default([]),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
});
const playwrightOutcome = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'passed',
  skipped: 'skipped',
} as const;

/** Results of Playwright's JSON reporter, one per test and project; an error outside of tests is a failure. */
export function readPlaywrightReport(file: string): TestResult[] {
  if (!existsSync(file)) return [];
  const report = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const broken = report.errors.map(({ message }) => ({
    title: message ?? 'error',
    outcome: 'failed' as const,
  }));
  return [...report.suites.flatMap(resultsOfSuite), ...broken];
}

function resultsOfSuite(suite: z.infer<typeof playwrightSuite>): TestResult[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, annotations }) => ({
      title: `${title} (${projectName})`,
      outcome: playwrightOutcome[status],
      isFlaky: status === 'flaky',
      reason: annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(resultsOfSuite)];
}

import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { blankSettings } from '../../tests/support/browser-environment';
import { startPostgres } from '../../tests/support/postgres';
import { root } from '../process/install.mjs';
import { programFile } from '../process/program-file';
import { run, wasInterrupted } from '../process/run.mjs';
import { readBrowserTimes, readProcessorTimes, slowestFiles } from './slowest-files';
import { readJestReport, readPlaywrightReport, type Tally, type TestResult } from './test-reports';

/** `TEST_REPORTS`: for a run within a run. */
const reportFolder = path.resolve(root, process.env.TEST_REPORTS || '.cache/reports');

/** Runs a step with a single result. */
export async function runStep(name: string, commands: readonly string[][]): Promise<TestResult[]> {
  announce(name);
  for (const [program = '', ...args] of commands) {
    const code = await runProgram(program, args);
    if (code !== 0) return [{ title: name, outcome: 'failed' }];
  }
  return [{ title: name, outcome: 'passed' }];
}

/** Format, lint, and unused files, exports and packages; knip.jsonc lists exceptions that knip can't detect. */
export async function runLint(): Promise<TestResult[]> {
  const steps = [
    runStep('Format and lint', [['biome', 'ci', '--error-on-warnings', '.']]),
    runStep('Unused code', [['knip', '--no-progress', '--treat-config-hints-as-errors']]),
  ];
  return (await Promise.all(steps)).flat();
}

/**
 * Checks types. Route types are generated first, because they don't exist in a fresh clone. Not incremental, because
 * incremental data misses changes of message files. By one checker: four, the default, repeat half of the work, and take
 * longer on two cores.
 */
export async function runTypes(): Promise<TestResult[]> {
  // The development server's types refer to pages of app/dev, which a build doesn't have.
  rmSync(path.join(root, '.next/dev/types'), { recursive: true, force: true });
  return runStep('Types', [
    ['next', 'typegen'],
    ['tsc', '--noEmit', '--incremental', 'false', '--checkers', '1'],
  ]);
}

/** Runs Jest projects, or those of their files that `args` select, and returns the result of each test. */
export async function runJest(
  name: string,
  projects: readonly string[],
  args: readonly string[] = [],
): Promise<TestResult[]> {
  announce(`${name} tests`);
  const report = freshReport(`jest-${name.toLowerCase()}`);
  const times = path.join(root, `.cache/processor-times-${name.toLowerCase()}`);
  rmSync(times, { force: true });
  // A handle that a test left open must not prevent the suite from ending; jest reports it.
  const options = ['-c', 'tests/jest.config.mjs', '--forceExit', '--json', '--outputFile', report];
  // One database server for all files; otherwise each would start its own. If it can't be started, they report what is
  // missing.
  const postgres = await startPostgres().catch(() => undefined);
  const code = await runProgram('jest', [...options, ...args, '--selectProjects', ...projects], {
    NODE_ENV: 'test',
    PROCESSOR_TIMES: times,
    // Without a live display, which the output of what runs beside it would break.
    TERM: 'dumb',
    ...(postgres && { TEST_DATABASE_URL: postgres.address }),
  });
  await postgres?.stop();
  printSlowest(slowestFiles(`${name} tests, processor time`, readProcessorTimes(times)));
  return settle(name, code, readJestReport(report));
}

/** Runs browser tests against the built site, which Playwright's configuration (`-c FILE`) starts. */
export async function runPlaywright(
  name: string,
  extra: Record<string, string>,
  options: readonly string[],
): Promise<TestResult[]> {
  announce(`${name} tests`);
  const report = freshReport(`playwright-${name.toLowerCase()}`);
  const code = await runProgram('playwright', ['test', ...options], { ...extra, E2E_REPORT: report });
  printSlowest(slowestFiles(`${name} tests, duration`, readBrowserTimes(report)));
  return settle(name, code, readPlaywrightReport(report));
}

/** The table of `slowestFiles`, if there is one. */
function printSlowest(table: string): void {
  if (table) console.info(`\n${table}`);
}

function count(results: readonly TestResult[]): Tally {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const { outcome } of results) tally[outcome] += 1;
  return tally;
}

/** Prints failures and skipped tests with reasons, then one summary line. Returns the exit code. */
export function summarise(results: readonly TestResult[]): number {
  const { passed, failed, skipped } = count(results);
  announce('Summary');
  for (const { title, outcome, reason, isFlaky } of results) {
    if (isFlaky) console.info(`flaky, passed when run again: ${title}`);
    if (outcome === 'failed') console.info(`failed: ${title}`);
    if (outcome === 'skipped') console.info(`skipped: ${title} (${reason ?? 'the test itself says why'})`);
  }
  console.info(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

/** Runs a program with all settings blank, so that developers' own `.env` files don't affect tests. */
async function runProgram(
  name: string,
  args: readonly string[],
  extra: Record<string, string> = {},
): Promise<number> {
  const env = { ...process.env, ...blankSettings(), NEXT_TELEMETRY_DISABLED: '1', ...extra };
  const code = await run(process.execPath, [programFile(root, name), ...args], { cwd: root, env });
  if (wasInterrupted()) process.exit(130);
  return code;
}

/** Adds a failure if the runner itself failed or found nothing to run, which must not look like success. */
function settle(name: string, code: number, results: readonly TestResult[]): TestResult[] {
  const failed = results.some(({ outcome }) => outcome === 'failed');
  if (results.length === 0) return [{ title: `${name} tests: none ran`, outcome: 'failed' }];
  if (code !== 0 && !failed)
    return [...results, { title: `${name} tests ended with ${code}`, outcome: 'failed' }];
  return [...results];
}

function freshReport(name: string): string {
  mkdirSync(reportFolder, { recursive: true });
  const file = path.join(reportFolder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** Prints a heading above the output of a step. */
export function announce(name: string): void {
  console.info(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
}

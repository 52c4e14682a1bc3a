import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../process/install.mjs';

interface FileTime {
  /** From the root. */
  file: string;
  ms: number;
}

/** As many as fit on a screen; a run of fewer files prints no table. */
const rows = 30;

const processorTime = z.object({ file: z.string(), ms: z.number() });

/** What `tests/support/timed-runner.mjs` has appended: one line for each file. */
export function readProcessorTimes(list: string): FileTime[] {
  if (!existsSync(list)) return [];
  const lines = readFileSync(list, 'utf8').trim().split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => processorTime.parse(JSON.parse(line)))
    .map(({ file, ms }) => ({ file: path.relative(root, file), ms }));
}

const timedSuite = z.object({
  file: z.string(),
  specs: z
    .array(
      z.object({
        tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })).default([]) })),
      }),
    )
    .default([]),
  get suites() {
    return z.array(timedSuite).optional();
  },
});
const timedReport = z.object({ suites: z.array(timedSuite) });

/** How long Playwright waited for the tests of each file, repetitions included: the browser is no process of the runner's. */
export function readBrowserTimes(report: string): FileTime[] {
  if (!existsSync(report)) return [];
  const { suites } = timedReport.parse(JSON.parse(readFileSync(report, 'utf8')));
  const files = Map.groupBy(suites, ({ file }) => file);
  return [...files].map(([file, list]) => ({ file: `tests/e2e/${file}`, ms: sum(list.map(durationOf)) }));
}

function durationOf(suite: z.infer<typeof timedSuite>): number {
  const tests = suite.specs.flatMap((spec) => spec.tests.flatMap(({ results }) => results));
  return sum(tests.map(({ duration }) => duration)) + sum((suite.suites ?? []).map(durationOf));
}

/** A table of the slowest files, slowest first; empty for a run of a few files. */
export function slowestFiles(heading: string, times: readonly FileTime[]): string {
  if (times.length <= rows) return '';
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, rows);
  const total = seconds(sum(times.map(({ ms }) => ms)));
  const lines = slowest.map(({ file, ms }) => `${seconds(ms).padStart(8)}  ${file}`);
  return [`${heading}: ${total} s in ${times.length} files, the slowest ${rows}:`, ...lines].join('\n');
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

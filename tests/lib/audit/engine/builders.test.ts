import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { checks } from '@/lib/audit/checks/registry';
import { runChecks } from '@/lib/audit/engine/run-checks';
import { builderPages } from '@/lib/content/accuracy';
import { createVisit } from '@/tests/support/visit';

const folder = path.resolve('tests/fixtures/builders');

/** Each finding of a page as a person judged it: false ones with the reason. */
const verdicts = z.record(z.string(), z.record(z.string(), z.union([z.literal(true), z.string()])));
const judged = verdicts.parse(JSON.parse(readFileSync(path.join(folder, 'judged.json'), 'utf8')));

/** Critical findings and warnings about the page itself, as `severity id:reason`. */
function findFaults(name: string): string[] {
  // The oldest page states its character set by itself.
  const type = name === 'handwritten-2009' ? 'text/html' : 'text/html; charset=utf-8';
  const html = readFileSync(path.join(folder, `${name}.html`), 'utf8');
  const visit = createVisit({ html, url: `https://${name}.example/`, headers: { 'content-type': type } });
  return runChecks(checks, visit).flatMap(({ id, outcome }) => {
    const check = checks.find((each) => each.id === id);
    if (outcome.status !== 'failed' || check?.seenIn !== 'html') return [];
    const severity = outcome.severity ?? check.severity;
    return severity === 'info' ? [] : [`${severity} ${id}:${outcome.reason}`];
  });
}

const pages = readdirSync(folder).flatMap((file) => (file.endsWith('.html') ? file.slice(0, -5) : []));

it.each(pages)('finds on a home page as builders make it what a person judged: %s', (name) => {
  expect(findFaults(name)).toEqual(Object.keys(judged[name] ?? {}));
});

it('publishes how many of these findings were false', () => {
  const all = Object.values(judged).flatMap((findings) => Object.entries(findings));
  const count = (severity: string, isFalse: boolean) =>
    all.filter(([finding, verdict]) => finding.startsWith(severity) && (!isFalse || verdict !== true)).length;
  expect(builderPages).toMatchObject({
    pages: pages.length,
    critical: count('critical', false),
    wrongCritical: count('critical', true),
    warnings: count('warning', false),
    wrong: count('warning', true),
  });
  expect(builderPages.wrongCritical).toBe(0);
  expect(builderPages.wrong / builderPages.warnings).toBeLessThanOrEqual(0.02);
});

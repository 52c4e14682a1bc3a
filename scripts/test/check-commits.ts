import { spawnSync } from 'node:child_process';
import type { TestResult } from './test-reports';

/** Longer subjects are cut off by `git log --oneline` in a terminal and by hosts of repositories. */
const longestSubject = 72;

/** `report: draw the bar between the two scores only`: `git log --oneline` says which area a commit touched. */
const areaAndVerb = /^[a-z\d][a-z\d ,/-]*: [a-z]/;

/**
 * Checks the messages of the commits that are neither on `origin/main` nor, without a remote, on `main`. Skipped where there
 * is no git, or none of these branches, as in an archive of the sources.
 */
export function checkCommits(root: string): TestResult[] {
  const title = 'Commit messages';
  const log = readOwnCommits(root);
  if (log === undefined)
    return [{ title, outcome: 'skipped', reason: 'there is no git, origin/main or main to compare with' }];
  const faults = log.flatMap(findCommitFaults);
  for (const fault of faults) console.error(fault);
  return [{ title, outcome: faults.length > 0 ? 'failed' : 'passed' }];
}

interface Commit {
  /** Abbreviated hash. */
  id: string;
  subject: string;
  body: string;
}

/** What is wrong with a commit's message, one sentence each. */
export function findCommitFaults({ id, subject, body }: Commit): string[] {
  const faults = [
    subject.length > longestSubject && `is longer than ${longestSubject} characters`,
    !areaAndVerb.test(subject) && 'does not begin with its area and a verb, as in `mail: retry later`',
    subject.includes(';') && 'names more than one effect: it has a semicolon',
    body.trim() === '' && 'has no body that says why',
  ];
  return faults.flatMap((fault) => (fault ? `${id} "${subject}" ${fault}` : []));
}

/** Merges aside, whose messages git writes. Undefined without git or a branch to compare with. */
function readOwnCommits(root: string): Commit[] | undefined {
  const base = ['origin/main', 'main'].find((name) => git(root, 'rev-parse', '--verify', '--quiet', name));
  if (!base) return undefined;
  const log = git(root, 'log', '--no-merges', '--format=%h%x1f%s%x1f%b%x1e', `${base}..HEAD`) ?? '';
  return log.split('\x1e').flatMap((record) => {
    const [id = '', subject = '', body = ''] = record.trim().split('\x1f');
    return id ? { id, subject, body } : [];
  });
}

/** The output of a git command; undefined if it failed. */
function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

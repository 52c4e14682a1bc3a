import { execFileSync } from 'node:child_process';
import { checkCommits, findCommitFaults } from '@/scripts/test/check-commits';
import { tempDir } from '@/tests/support/temp-dir';

const why = 'Because it was wrong.';

describe('a commit message', () => {
  const faultsOf = (subject: string) => findCommitFaults({ id: 'abc', subject, body: why });

  it('is its area and one effect in at most 72 characters, and why', () => {
    expect(faultsOf(`mail: ${'x'.repeat(66)}`)).toEqual([]);
    expect(faultsOf(`mail: ${'x'.repeat(67)}`)).toEqual([
      expect.stringMatching(/^abc .* longer than 72 characters$/),
    ]);
    expect(findCommitFaults({ id: 'abc', subject: 'mail: one; two', body: '\n' })).toEqual([
      expect.stringContaining('semicolon'),
      expect.stringContaining('no body'),
    ]);
  });

  it.each(['mail: retry later', 'page-budget: count', 'words, en: say', 'lib/db: say when'])(
    'can be "%s"',
    (subject) => {
      expect(faultsOf(subject)).toEqual([]);
    },
  );

  it.each(['Mail is retried later', 'retry later', 'Mail: retry', 'mail: Retry', 'mail:retry', 'mail:'])(
    'cannot be "%s", which has no area or no verb',
    (subject) => {
      expect(faultsOf(subject)).toEqual([expect.stringContaining('begin with its area and a verb')]);
    },
  );
});

describe('the messages of a branch', () => {
  const folder = tempDir('commits');
  // Neither this machine's settings nor a repository that the tests run in.
  const settings = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CEILING_DIRECTORIES: folder.path };
  const before = { ...process.env };
  const said: unknown[] = [];
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder.path, stdio: 'ignore' });
  const commit = (...messages: string[]) =>
    git(
      '-c',
      'user.name=Sam',
      '-c',
      'user.email=sam@example.com',
      'commit',
      '--allow-empty',
      ...messages.flatMap((message) => ['-m', message]),
    );

  beforeAll(() => {
    for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name];
    Object.assign(process.env, settings);
    jest.spyOn(console, 'error').mockImplementation((text) => said.push(text));
  });
  afterAll(() => {
    process.env = before;
    folder.remove();
  });

  it('are skipped with a reason without git, and checked from main on', () => {
    expect(checkCommits(folder.path)).toEqual([
      expect.objectContaining({ outcome: 'skipped', reason: expect.stringContaining('no git') }),
    ]);

    git('init', '--initial-branch=main');
    commit('An old one; without a body');
    expect(checkCommits(folder.path)).toMatchObject([{ outcome: 'passed' }]);

    git('checkout', '-b', 'branch');
    commit('prices: say when they were compared', why);
    expect(checkCommits(folder.path)).toMatchObject([{ outcome: 'passed' }]);
    expect(said).toEqual([]);

    commit('prices: do two things; at once');
    expect(checkCommits(folder.path)).toMatchObject([{ outcome: 'failed' }]);
    expect(said).toEqual([expect.stringContaining('semicolon'), expect.stringContaining('no body')]);
  });
});

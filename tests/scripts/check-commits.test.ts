import { execFileSync } from 'node:child_process';
import { checkCommits, findCommitFaults } from '@/scripts/test/check-commits';
import { tempDir } from '@/tests/support/temp-dir';

const why = 'Because it was wrong.';

describe('a commit message', () => {
  it('is one effect of at most 72 characters, and why', () => {
    expect(findCommitFaults({ id: 'abc', subject: 'x'.repeat(72), body: why })).toEqual([]);
    expect(findCommitFaults({ id: 'abc', subject: 'x'.repeat(73), body: why })).toEqual([
      expect.stringMatching(/^abc .* longer than 72 characters$/),
    ]);
    expect(findCommitFaults({ id: 'abc', subject: 'One; two', body: '\n' })).toEqual([
      expect.stringContaining('semicolon'),
      expect.stringContaining('no body'),
    ]);
  });
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
      ...['-c', 'user.name=Sam', '-c', 'user.email=sam@example.com', 'commit', '--allow-empty'],
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
    commit('Prices are right', why);
    expect(checkCommits(folder.path)).toMatchObject([{ outcome: 'passed' }]);
    expect(said).toEqual([]);

    commit('Two things; at once');
    expect(checkCommits(folder.path)).toMatchObject([{ outcome: 'failed' }]);
    expect(said).toEqual([expect.stringContaining('semicolon'), expect.stringContaining('no body')]);
  });
});

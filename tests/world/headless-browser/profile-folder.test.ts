import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { removeFoldersOfEnded } from '@/lib/config/process-folders';
import { browserPath, itRenders } from '@/tests/support/rendering';
import { tempDir } from '@/tests/support/temp-dir';

const temp = tempDir('profiles');
afterAll(temp.remove);

/** Opens a browser in a process of its own, whose temporary files are in `temp`. */
async function openInProcess(ending: 'close' | 'wait') {
  const program = path.resolve('tests/support/browser-folder-process.ts');
  const args = ['--conditions=react-server', '--import', 'tsx', program, browserPath ?? '', ending];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, TMPDIR: temp.path },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  return { child, ended };
}

const left = () => readdirSync(temp.path).filter((name) => !name.startsWith('tsx-'));

itRenders('the profile of a killed process is removed when the next one opens a browser', async () => {
  const { child, ended } = await openInProcess('wait');
  const [own = ''] = left().filter((name) => name.startsWith(`site-browser-${child.pid}-`));
  expect(readdirSync(path.join(temp.path, own))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^playwright_chromiumdev_profile-/)]),
  );
  child.kill('SIGKILL');
  await ended;
  expect(left()).toContain(own);
  const next = await openInProcess('close');
  expect(await next.ended).toEqual([0, null]);
  expect(left()).toEqual([]);
});

it('folders of running processes and of other programs stay', async () => {
  const names = [`site-browser-${process.pid}-a`, 'site-browser-x', 'site-browser', 'other-99999999-a'];
  for (const name of [...names, 'site-browser-99999999-a']) mkdirSync(path.join(temp.path, name));
  await removeFoldersOfEnded(temp.path, 'site-browser');
  expect(left().sort()).toEqual(names.sort());
});

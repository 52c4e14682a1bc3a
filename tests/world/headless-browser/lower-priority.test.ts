import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { lowerPriority } from '@/lib/headless-browser/lower-priority';
import { listProcesses, openBrowser } from '@/lib/headless-browser/open-browser';
import { browserPath, itRenders } from '../../support/rendering';

const isLinux = process.platform === 'linux';
/** Tests may themselves have been started with a low priority. */
const lowered = Math.max(os.getPriority(), 19);
if (!isLinux) console.warn('Left out: only Linux tells the priority of threads.');

/** Niceness is the nineteenth field; the second, the name in brackets, may hold spaces. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function nicenessOfThreads(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
}

(isLinux ? it : it.skip)('lowers every thread of a process and of those that it started', async () => {
  // The second says its number when it runs, with all its threads.
  const wait = 'setInterval(() => {}, 1000);';
  const second = JSON.stringify(`console.log(process.pid); ${wait}`);
  const first = `require('node:child_process').spawn(process.execPath, ['-e', ${second}], { stdio: 'inherit' }); ${wait}`;
  const parent = spawn(process.execPath, ['-e', first], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await once(parent.stdout, 'data');
  const grandchild = Number(String(printed));
  try {
    await lowerPriority(Number(parent.pid));
    const niceness = [Number(parent.pid), grandchild].map(nicenessOfThreads);
    expect(niceness.map((threads) => threads.length > 1)).toEqual([true, true]);
    expect(new Set(niceness.flat())).toEqual(new Set([lowered]));
  } finally {
    parent.kill();
    process.kill(grandchild);
  }
});

const onLinux = isLinux ? itRenders : it.skip;

onLinux('a browser has the same priority as the site where the settings say so', async () => {
  const { browser } = await openBrowser({ kind: 'program', path: browserPath ?? '', priority: 'equal' }, 9);
  try {
    const main = (await listProcesses(browser)).find(({ type }) => type === 'browser');
    // As root, Chromium raises the priority of its threads.
    expect(nicenessOfThreads(Number(main?.id))[0]).toBeLessThanOrEqual(os.getPriority());
  } finally {
    await browser.close();
  }
});

onLinux('the site goes before a browser', async () => {
  const { browser } = await openBrowser({ kind: 'program', path: browserPath ?? '' }, 9);
  try {
    const main = (await listProcesses(browser)).find(({ type }) => type === 'browser');
    expect(nicenessOfThreads(Number(main?.id))[0]).toBe(lowered);
    const session = `/proc/${main?.id}/autogroup`;
    if (existsSync(session)) expect(readFileSync(session, 'utf8')).toContain('nice 19');
  } finally {
    await browser.close();
  }
});

import 'server-only';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { readErrorCode } from '@/lib/net/outbound/failure-of';

/** Of the browser's processes; 0 is the site's own, 10 the parser's, for which visitors wait, 19 the lowest. */
const NICENESS = 19;

/**
 * Has the system prefer the site to a browser: every thread of a process and of those that it started, whose later threads
 * and processes inherit it. Linux only, where priority belongs to a thread; elsewhere nothing happens. As root, Chromium
 * raises the priority of its pages again.
 */
export async function lowerPriority(pid: number): Promise<void> {
  if (process.platform !== 'linux') return;
  await Promise.all([lowerSession(pid), lowerThreads(pid)]);
}

/** The kernel takes one change in a tenth of a second from who is not root. */
const AGAIN_MS = 150;
const TRIES = 5;

/**
 * Where the system shares its time between sessions first (autogroup), niceness counts only within one, and a browser is
 * started in one of its own. https://man7.org/linux/man-pages/man7/sched.7.html
 */
async function lowerSession(pid: number): Promise<void> {
  const file = `/proc/${pid}/autogroup`;
  for (let tries = 1; ; tries += 1) {
    try {
      const [own, other] = await Promise.all([
        readFile('/proc/self/autogroup', 'utf8'),
        readFile(file, 'utf8'),
      ]);
      if (sessionOf(own) !== sessionOf(other)) await writeFile(file, String(NICENESS));
      return;
    } catch (error) {
      // Otherwise the system doesn't do so, or the process has ended.
      if (readErrorCode(error) !== 'EAGAIN' || tries === TRIES) return;
    }
    await wait(AGAIN_MS);
  }
}

/** Of `/autogroup-42 nice 0`. */
function sessionOf(autogroup: string): string {
  return autogroup.split(' ', 1)[0] ?? '';
}

async function lowerThreads(pid: number): Promise<void> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const children = await Promise.all(threads.map((thread) => lowerThread(pid, Number(thread))));
  await Promise.all(children.flat().map(lowerThreads));
}

/** The processes that the thread has started. */
async function lowerThread(pid: number, thread: number): Promise<number[]> {
  try {
    // A site that was started with a lower one may not raise it.
    os.setPriority(thread, Math.max(os.getPriority(thread), NICENESS));
    const children = await readFile(`/proc/${pid}/task/${thread}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  } catch {
    // It has ended, or the system doesn't list children.
    return [];
  }
}

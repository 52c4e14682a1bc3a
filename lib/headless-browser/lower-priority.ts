import 'server-only';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { readErrorCode } from '@/lib/net/outbound/to-fetch-error';

/**
 * Niceness of the browser's processes: 19 is the lowest priority, 0 the site's own, 10 that of the parser, for which
 * visitors wait.
 */
const NICENESS = 19;

/**
 * Lowers the priority of a process and its descendants below the site's: all their threads, from which later threads
 * and processes inherit it. Linux only, where each thread has its own priority; does nothing elsewhere. As root,
 * Chromium raises the priority of its pages again.
 */
export async function lowerPriority(pid: number): Promise<void> {
  if (process.platform !== 'linux') return;
  await Promise.all([lowerSession(pid), lowerThreads(pid)]);
}

/** Without root, the kernel accepts one change per tenth of a second. */
const AGAIN_MS = 150;
const TRIES = 5;

/**
 * With autogroup, the system first shares its time between sessions, niceness counts only within a session, and a
 * browser is started in its own. https://man7.org/linux/man-pages/man7/sched.7.html
 */
async function lowerSession(pid: number): Promise<void> {
  const file = `/proc/${pid}/autogroup`;
  for (let tries = 1; ; tries += 1) {
    try {
      const [own, other] = await Promise.all([
        readFile('/proc/self/autogroup', 'utf8'),
        readFile(file, 'utf8'),
      ]);
      if (readSession(own) !== readSession(other)) await writeFile(file, String(NICENESS));
      return;
    } catch (error) {
      // Any other error: no autogroup, or the process has ended.
      if (readErrorCode(error) !== 'EAGAIN' || tries === TRIES) return;
    }
    await wait(AGAIN_MS);
  }
}

/** The session in a line such as `/autogroup-42 nice 0`. */
function readSession(autogroup: string): string {
  return autogroup.split(' ', 1)[0] ?? '';
}

async function lowerThreads(pid: number): Promise<void> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const children = await Promise.all(threads.map((thread) => lowerThread(pid, Number(thread))));
  await Promise.all(children.flat().map(lowerThreads));
}

/** Returns the child processes of the thread. */
async function lowerThread(pid: number, thread: number): Promise<number[]> {
  try {
    // If the site itself runs with a lower priority, it may not raise it.
    os.setPriority(thread, Math.max(os.getPriority(thread), NICENESS));
    const children = await readFile(`/proc/${pid}/task/${thread}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  } catch {
    // The thread has ended, or the system doesn't list children.
    return [];
  }
}

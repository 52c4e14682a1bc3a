import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';

/** Of the browser's processes; 0 is the site's own, 19 the lowest. Like the parser's. */
const NICENESS = 10;

/**
 * Has the system prefer the site to a browser: every thread of a process and of those that it started, whose later threads
 * and processes inherit it. Linux only, where priority belongs to a thread; elsewhere nothing happens. As root, Chromium
 * raises the priority of its pages again.
 */
export async function lowerPriority(pid: number): Promise<void> {
  if (process.platform !== 'linux') return;
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const children = await Promise.all(threads.map((thread) => lowerThread(pid, Number(thread))));
  await Promise.all(children.flat().map(lowerPriority));
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

import 'server-only';
import { readFile } from 'node:fs/promises';

/** Memory of processes in bytes, with shared pages counted once (PSS); null except on Linux. */
export async function measureMemory(pids: readonly number[]): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  const sizes = await Promise.all(pids.map(measureProcess));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function measureProcess(pid: number): Promise<number> {
  try {
    const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1024;
  } catch {
    // The process has ended.
    return 0;
  }
}

import { execFileSync } from 'node:child_process';

/** Resident set size of a process, megabytes. */
export function memoryMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

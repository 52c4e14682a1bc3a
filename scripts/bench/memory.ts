import { execFileSync } from 'node:child_process';

/** What a process holds in memory (resident set size), its threads included; megabytes. */
export function memoryMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in /proc: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const TICKS = 100;
const PAGE_MB = 4096 / 1024 / 1024;

interface ProcessFigures {
  parent: number;
  /** Processor time, including children that have ended, milliseconds. */
  cpuMs: number;
  memoryMb: number;
}

/** Processor time and memory of a process and its children; null if the system has no /proc. */
export function readTreeFigures(pid = process.pid): { cpuMs: number; memoryMb: number } | null {
  const own = readFigures(pid);
  if (!own) return null;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readFigures(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid);
  const sum = (read: (figures: ProcessFigures) => number) =>
    [own, ...children].reduce((total, figures) => total + read(figures), 0);
  return { cpuMs: sum(({ cpuMs }) => cpuMs), memoryMb: sum(({ memoryMb }) => memoryMb) };
}

/** Of a process, without its children; null if the system has no /proc. */
export function readFigures(pid: number): ProcessFigures | null {
  try {
    // The program's name may contain spaces and brackets, so the fields are read after the last bracket.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, userOfChildren = 0, systemOfChildren = 0] = fields.slice(11, 15);
    const ticks = user + system + userOfChildren + systemOfChildren;
    return { parent: fields[1] ?? 0, cpuMs: (ticks / TICKS) * 1000, memoryMb: (fields[21] ?? 0) * PAGE_MB };
  } catch {
    return null;
  }
}

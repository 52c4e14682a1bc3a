import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Ends a program that was started with `detached`, and its descendants; resolves when it has exited. Windows has neither
 * process groups nor signals, so both signals end it at once there.
 */
export async function endProcessTree(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const [command, ...args] = endingCommand(process.platform, child.pid) ?? [];
  if (command === undefined) process.kill(-child.pid, signal);
  else spawn(command, args, { stdio: 'ignore' }).once('error', () => child.kill());
  await ended;
}

/** The command that ends a process and its descendants on Windows; undefined on systems with signals for process groups. */
export function endingCommand(platform: NodeJS.Platform, pid: number): string[] | undefined {
  return platform === 'win32' ? ['taskkill', '/T', '/F', '/PID', String(pid)] : undefined;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** With one connection waiting, and another that Linux adds. */
const program = (host: string) => `
  const server = require('node:net').createServer();
  server.listen({ host: '${host}', port: Number(process.argv[1]), backlog: 1 }, () => console.log(server.address().port));`;

/** Longer than an attempt on loopback takes, shorter than the second one, after a second. */
const refusedAfterMs = 100;

export interface SlowListener {
  host: string;
  port: number;
  /** Accepts connections from now on; those that were begun before succeed at their next attempt, a second later. */
  wake(): void;
  stop(): Promise<void>;
}

/** Starts a server that lets connections wait: its queue is full, and the process is stopped. On Linux. */
export async function startSlowListener(host = '127.0.0.1', wanted = 0): Promise<SlowListener> {
  const server = spawn(process.execPath, ['-e', program(host), String(wanted)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await once(server.stdout, 'data');
  const port = Number(String(printed));
  server.kill('SIGSTOP');
  const waiting: Socket[] = [];
  while (await isAccepted(host, port, waiting));
  return {
    host,
    port,
    wake: () => {
      for (const socket of waiting) socket.destroy();
      server.kill('SIGCONT');
    },
    stop: async () => {
      for (const socket of waiting) socket.destroy();
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
}

async function isAccepted(host: string, port: number, kept: Socket[]): Promise<boolean> {
  const socket = connect({ host, port });
  socket.on('error', () => undefined);
  kept.push(socket);
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(refusedAfterMs) });
    return true;
  } catch {
    return false;
  }
}

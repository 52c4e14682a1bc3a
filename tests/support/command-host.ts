import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

const finished = z.object({ stdout: z.string(), stderr: z.string(), status: z.int() });
type Finished = z.infer<typeof finished>;

export interface CommandHost {
  /** Runs `npm run <script> -- <given>` and returns what it printed, and its exit code. */
  run(
    script: string,
    given: readonly string[],
    settings?: Readonly<Record<string, string>>,
  ): Promise<Finished>;
  stop(): Promise<void>;
}

/**
 * Runs commands one after the other in one process: most of the time of a command is its start. Each has its own
 * arguments, output and exit code, and has ended when nothing is left to wait for. The settings of the first hold for what is
 * read only once, such as the database that `database()` opens.
 */
export function startCommandHost(): CommandHost {
  const flags = ['--import', 'tsx', '--conditions=react-server'];
  const { DATABASE_URL: _unset, ...inherited } = process.env;
  const child = spawn(process.execPath, [...flags, 'tests/support/command-host-process.ts'], {
    env: inherited,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = new AbortController();
  child.once('exit', () => gone.abort());
  return {
    run: async (script, given, settings = {}) => {
      child.send({ script, given, settings });
      const [message] = await once(child, 'message', { signal: gone.signal });
      return finished.parse(message);
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

import { registerHooks } from 'node:module';
import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { deserialize } from 'node:v8';
import { CpuLimit } from './cpu-limit.ts';
import { type FrameKind, readFrame, writeFrame } from './frames.ts';

/** The socket to the site; see parser-process.ts. */
const SITE = 3;
const MESSAGE_LIMIT = 2000;

/** The exports of a task's file. */
interface TaskFile {
  run: (input: unknown) => unknown;
}

/**
 * Entry point of the process that parses and checks other people's documents. Run by Node without a bundler, so it may
 * use only erasable TypeScript.
 */
const root = pathToFileURL(`${process.cwd()}/`).href;
// Resolves imports as in the rest of the project: `@/` is the root, and `.ts` may be omitted.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('@/')) return next(withEnding(root + specifier.slice(2)), context);
    const isOwn = context.parentURL?.startsWith(root) && !context.parentURL.includes('/node_modules/');
    return next(isOwn && specifier.startsWith('.') ? withEnding(specifier) : specifier, context);
  },
});

const [niceness, ...loadedFirst] = process.argv.slice(2);
// Not above the server's: without root, a priority can't be raised.
os.setPriority(Math.max(os.getPriority(), Number(niceness)));
const limit = new CpuLimit();
const files = new Map<string, TaskFile>();
try {
  for (const file of loadedFirst) await load(file);
  answer('ready', '');
} catch (error) {
  answer('error', describeError(error));
  process.exit();
}

for (let frame = readFrame(SITE); frame; frame = readFrame(SITE)) {
  const { file, cpuMs, input } = deserialize(frame);
  try {
    const { run } = files.get(file) ?? (await load(file));
    limit.begin(cpuMs);
    const result = run(input);
    if (result instanceof Uint8Array) answer('bytes', result);
    else answer('json', JSON.stringify(result));
  } catch (error) {
    answer('error', describeError(error));
  } finally {
    limit.end();
  }
}
// The site has closed the socket or ended.
process.exit();

async function load(file: string): Promise<TaskFile> {
  const loaded: TaskFile = await import(root + file);
  files.set(file, loaded);
  return loaded;
}

function describeError(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text.slice(0, MESSAGE_LIMIT);
}

function answer(kind: FrameKind, content: Uint8Array | string): void {
  writeFrame(SITE, kind, typeof content === 'string' ? Buffer.from(content) : content);
}

function withEnding(specifier: string): string {
  return specifier.endsWith('.ts') ? specifier : `${specifier}.ts`;
}

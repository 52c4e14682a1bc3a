import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Visit } from './visitor-mix';

export interface Outcome {
  visit: Visit;
  /** Undefined if no complete response arrived in time. */
  status?: number;
  hasRetryAfter: boolean;
  body: string;
  ms: number;
}

interface Load {
  /** Origins of the same site, used in turn. */
  origins: readonly string[];
  perSecond: number;
  seconds: number;
  nextVisit: () => Visit;
}

/** Time-out of a visit, milliseconds. */
const PATIENCE_MS = 10_000;
const tickMs = 10;

/** Sends visits at a constant rate, regardless of responses (open loop). Resolves when all have ended. */
export async function driveLoad({ origins, perSecond, seconds, nextVisit }: Load): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const outcomes: Promise<Outcome>[] = [];
  const startedAt = performance.now();
  for (let dueMs = 0; dueMs < seconds * 1000; dueMs = performance.now() - startedAt) {
    while (outcomes.length < (dueMs / 1000) * perSecond) {
      const origin = origins[outcomes.length % origins.length] ?? '';
      outcomes.push(send(nextVisit(), origin, agent));
    }
    await wait(tickMs);
  }
  const ended = await Promise.all(outcomes);
  agent.destroy();
  return ended;
}

function send(visit: Visit, origin: string, agent: Agent): Promise<Outcome> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (answer: { status?: number; hasRetryAfter: boolean; body: string }) =>
      resolve({ visit, ...answer, ms: performance.now() - startedAt });
    const fail = () => end({ hasRetryAfter: false, body: '' });
    const { method, path, headers, body } = visit;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(
      `${origin}${path}`,
      { agent, method, headers: { ...headers, ...length } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', fail);
        answer.once('end', () =>
          end({
            status: answer.statusCode,
            hasRetryAfter: answer.headers['retry-after'] !== undefined,
            body: visit.kind === 'lead' ? Buffer.concat(chunks).toString() : '',
          }),
        );
      },
    );
    const timer = setTimeout(() => sent.destroy(), PATIENCE_MS);
    sent.once('error', fail);
    sent.once('close', () => clearTimeout(timer));
    sent.end(body);
  });
}

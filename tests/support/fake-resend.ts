import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from './listen';

/** What the fake does with a request; `dropped`: accepts the mail, but drops the connection before responding. */
export type FakeBehaviour =
  | { kind: 'accept'; afterMs?: number }
  | { kind: 'dropped' }
  | { kind: 'silent' }
  | { kind: 'garbled' }
  | { kind: 'error'; status: number; name: string; headers?: Record<string, string> };

interface AcceptedMail {
  key: string;
  /** The unparsed request body. */
  body: string;
}

export interface FakeResend {
  baseUrl: string;
  /** Accepted mails, each key once. */
  accepted: AcceptedMail[];
  /** Every request, in order of arrival. */
  requests: { key: string; body: string; authorization?: string }[];
  /** Keys repeated with another body, which Resend rejects. */
  conflicts: string[];
  behave: () => FakeBehaviour;
  /** Called when a mail is accepted, and when one that was accepted before is sent again. */
  onAccepted: () => void;
  /** Called when a client disconnects while it waits for a response. */
  onHangUp: () => void;
  stop(): Promise<void>;
}

/** Starts a local server that behaves like https://api.resend.com/emails, including idempotency keys. */
export async function startFakeResend(port = 0): Promise<FakeResend> {
  const server = await serve(
    (request, response) => handle(request, response).catch(() => request.socket.destroy()),
    { port },
  );
  const inProgress = new Set<string>();
  const idByKey = new Map<string, { id: string; body: string }>();
  const fake: FakeResend = {
    baseUrl: server.origin,
    accepted: [],
    requests: [],
    conflicts: [],
    behave: () => ({ kind: 'accept' }),
    onAccepted: () => undefined,
    onHangUp: () => undefined,
    stop: server.stop,
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = String(request.headers['idempotency-key'] ?? randomUUID());
    const body = await readText(request);
    if (request.method !== 'POST' || request.url !== '/emails') return fail(response, 404, 'not_found');
    fake.requests.push({ key, body, authorization: request.headers.authorization });

    const earlier = idByKey.get(key);
    if (earlier && earlier.body !== body) {
      fake.conflicts.push(key);
      return fail(response, 409, 'invalid_idempotent_request');
    }
    const behaviour = fake.behave();
    if (behaviour.kind === 'error') {
      return fail(response, behaviour.status, behaviour.name, behaviour.headers);
    }
    if (behaviour.kind === 'silent') return void response.once('close', fake.onHangUp);
    if (earlier) {
      fake.onAccepted();
      return behaviour.kind === 'dropped' ? drop(request) : answer(response, earlier.id);
    }
    if (inProgress.has(key)) return fail(response, 409, 'concurrent_idempotent_requests');

    inProgress.add(key);
    if (behaviour.kind === 'accept' && behaviour.afterMs) await wait(behaviour.afterMs);
    inProgress.delete(key);
    const id = randomUUID();
    idByKey.set(key, { id, body });
    fake.accepted.push({ key, body });
    fake.onAccepted();
    if (behaviour.kind === 'dropped') return drop(request);
    if (behaviour.kind === 'garbled') return void response.writeHead(200).end('<html>');
    answer(response, id);
  }

  return fake;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function answer(response: ServerResponse, id: string): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id }));
}

function fail(response: ServerResponse, status: number, name: string, headers = {}): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify({ statusCode: status, name, message: 'The fake says so.' }));
}

function drop(request: IncomingMessage): void {
  request.socket.resetAndDestroy();
}

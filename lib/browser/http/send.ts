import type { Challenge } from 'altcha-lib';
import type { FieldErrors } from '@/lib/errors';
import { type AnswerMarks, isOurAnswer } from './our-answer';
import { isRecord, parseJson } from './parse-json';

/** After this time a request counts as failed, so that a button doesn't show "Sending..." forever. */
const usualTimeoutMs = 30_000;

export interface SendOptions {
  /** Language tag of the page, and thus of the response's messages. */
  language: string;
  /** The fields by which a successful answer is recognised as ours. */
  marks: AnswerMarks;
  /** The same for every try of the same draft, so that the server stores it once. */
  idempotencyKey?: string;
  /** Further header fields. */
  headers?: Record<string, string>;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** For requests that take the server longer than usual. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

interface Failure {
  code?: string;
  visitorMessage?: string;
  fieldErrors: FieldErrors;
  challenge?: Challenge;
}

/**
 * A response that isn't ok, or that isn't our API's. `message` is "status: body text", for logs; `visitorMessage` is for
 * visitors.
 */
export class SendError extends Error {
  readonly status: number;
  readonly code?: string;
  readonly visitorMessage?: string;
  readonly fieldErrors: FieldErrors;
  /** The proof of work that the server requires. */
  readonly challenge?: Challenge;

  constructor(status: number, bodyText: string) {
    super(`${status}: ${bodyText}`);
    const failure = readFailure(bodyText);
    this.name = 'SendError';
    this.status = status;
    this.code = failure.code;
    this.visitorMessage = failure.visitorMessage ?? (status < 300 ? readForeignAnswerSentence() : undefined);
    this.fieldErrors = failure.fieldErrors;
    this.challenge = failure.challenge;
  }
}

/**
 * Sends JSON, a form or nothing from the browser, with credentials, and resolves to the JSON of a successful answer of our
 * API. Throws SendError for any other response, also one with status 200 from a firewall or a sign-in page of a network,
 * and the errors of `fetch` (TypeError, TimeoutError) if there is none.
 */
export async function send<Answer = unknown>(
  path: string,
  body: object | undefined,
  options: SendOptions,
): Promise<Answer> {
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': options.language,
    ...options.headers,
  });
  const isForm = body instanceof URLSearchParams;
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  if (body) headers.set('Content-Type', type);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  const timeOut = AbortSignal.timeout(options.timeoutMs ?? usualTimeoutMs);
  const response = await fetch(path, {
    method: options.method ?? 'POST',
    credentials: 'include',
    headers,
    body: isForm ? body.toString() : body && JSON.stringify(body),
    signal: options.signal ? AbortSignal.any([options.signal, timeOut]) : timeOut,
  });
  const text = await response.text();
  if (!response.ok || !isOurAnswer(response, text, options.marks)) throw new SendError(response.status, text);
  const answer: Answer = JSON.parse(text);
  return answer;
}

/** Reads our fields from the body of an error response; a proxy's page has none. */
function readFailure(bodyText: string): Failure {
  const answer = parseJson(bodyText);
  if (!isRecord(answer) || answer.success !== false) return { fieldErrors: {} };
  return {
    code: typeof answer.code === 'string' ? answer.code : undefined,
    visitorMessage: typeof answer.message === 'string' ? answer.message : undefined,
    fieldErrors: readFieldErrors(answer.fieldErrors),
    challenge: isChallenge(answer.challenge) ? answer.challenge : undefined,
  };
}

function isChallenge(value: unknown): value is Challenge {
  return isRecord(value) && isRecord(value.parameters);
}

function readFieldErrors(value: unknown): FieldErrors {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).map(([field, sentences]) => {
    const texts = Array.isArray(sentences) ? sentences : [];
    return [field, texts.filter((text) => typeof text === 'string')] as const;
  });
  return Object.fromEntries(entries.filter(([, sentences]) => sentences.length > 0));
}

/**
 * What a visitor is told when something other than our API answered. The layout includes it in the document, with the
 * words of the error page; undefined where no layout was rendered.
 */
function readForeignAnswerSentence(): string | undefined {
  const words = parseJson(globalThis.document?.body?.dataset.errorWords ?? '');
  return isRecord(words) && typeof words.foreignAnswer === 'string' ? words.foreignAnswer : undefined;
}

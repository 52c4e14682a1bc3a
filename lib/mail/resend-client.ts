import 'server-only';
import { type ErrorResponse, Resend, type Response } from 'resend';
import { buildConnector, Client } from 'undici';
import { connectToAny } from '@/lib/net/connect-to-any';
import { resolveBySystem } from '@/lib/net/outbound/resolve-host';

/** The request failed before any of it was sent, so the provider can't have received it. */
export class NotSentError extends Error {}

/**
 * The package's client with another HTTP transport, because its own does not distinguish a refused connection from a lost
 * response. Each request has its own connection: if it was never established, nothing can have been sent. Rejects with a
 * NotSentError, or with any other Error if the outcome is unknown.
 */
export class ResendClient extends Resend {
  readonly #connectTimeoutMs: number;

  constructor(options: { apiKey: string; baseUrl?: string; connectTimeoutMs: number }) {
    super(options.apiKey, { baseUrl: options.baseUrl });
    this.#connectTimeoutMs = options.connectTimeoutMs;
  }

  override async fetchRequest<T>(path: string, options: RequestInit = {}): Promise<Response<T>> {
    const { ok, statusCode, headers, text } = await this.#exchange(`${this.baseUrl}${path}`, options);
    if (ok) return { data: JSON.parse(text), error: null, headers };
    return { data: null, error: { ...readError(text), statusCode }, headers };
  }

  async #exchange(address: string, { method = 'GET', headers, body, signal }: RequestInit) {
    const { origin, pathname, search } = new URL(address);
    const client = new Client(origin, { connect: connectWithin(this.#connectTimeoutMs), allowH2: false });
    let isConnected = false;
    client.once('connect', () => {
      isConnected = true;
    });
    try {
      const answer = await client.request({
        path: `${pathname}${search}`,
        method: method === 'POST' ? 'POST' : 'GET',
        headers: Object.fromEntries(new Headers(headers)),
        body: typeof body === 'string' ? body : null,
        signal,
      });
      const { statusCode } = answer;
      return {
        ok: statusCode >= 200 && statusCode < 300,
        statusCode,
        headers: readHeaders(answer.headers),
        text: await answer.body.text(),
      };
    } catch (error) {
      if (isConnected) throw error;
      throw new NotSentError(describeFailure(error), { cause: error });
    } finally {
      await client.destroy();
    }
  }
}

/** undici's own connector would leave the choice of the address to Node; see `connectToAny`. */
function connectWithin(timeoutMs: number): buildConnector.connector {
  return (options, callback) => {
    const startedAt = performance.now();
    const signal = AbortSignal.timeout(timeoutMs);
    connectByName(options, signal).then(
      (httpSocket) => {
        if (options.protocol !== 'https:') return callback(null, httpSocket);
        const timeout = Math.max(1, timeoutMs - (performance.now() - startedAt));
        buildConnector({ timeout, allowH2: false })({ ...options, httpSocket }, callback);
      },
      (error) =>
        callback(
          signal.aborted
            ? new Error(`timeout, no connection within ${timeoutMs} ms`, { cause: error })
            : error,
          null,
        ),
    );
  };
}

async function connectByName({ hostname, port, protocol }: buildConnector.Options, signal: AbortSignal) {
  const found = await resolveBySystem(hostname);
  return connectToAny({
    addresses: found.map(({ address }) => address),
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
    signal,
  });
}

/** Parses an error response; `application_error`, as in the package, if it isn't the provider's JSON. */
function readError(text: string): ErrorResponse {
  const unreadable: ErrorResponse = {
    name: 'application_error',
    message: 'unreadable answer',
    statusCode: null,
  };
  try {
    return { ...unreadable, ...JSON.parse(text) };
  } catch {
    return unreadable;
  }
}

function readHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? `${error.code}: ` : '';
  return `not connected, ${code}${error.message}`;
}

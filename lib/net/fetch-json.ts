import 'server-only';
import type { z } from 'zod';
import { env } from '@/lib/config/env';
import { readAtMost } from './read-at-most';
import { UpstreamError } from './upstream-error';

interface Options {
  timeoutMs?: number;
  maxBytes?: number;
  /** Sent as JSON, by POST. */
  body?: object;
  /** For keys that are not part of the address. */
  headers?: Readonly<Record<string, string>>;
}

/** Someone waits for each of these answers: the top bar, or a visitor who searched. */
const defaultTimeoutMs = 2000;

/** The longest honest answer, fifty places with all their postcodes, is a tenth of it. */
const defaultMaxBytes = 512 * 1024;

/**
 * Asks a provider that our configuration names (never an address a visitor gave) and promises an answer of the
 * schema's shape within the time. Follows no redirect, which would carry the key elsewhere.
 * Throws UpstreamError `upstream_timeout` or `upstream_failed`; neither repeats the address or the answer's text.
 */
export async function fetchJson<Answer>(
  url: URL,
  schema: z.ZodType<Answer>,
  { timeoutMs = defaultTimeoutMs, maxBytes = defaultMaxBytes, body, headers }: Options = {},
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      signal,
      redirect: 'error',
      cache: 'no-store',
      headers: {
        Accept: 'application/json',
        'User-Agent': `website (+${env.SITE_URL})`,
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await readText(await refuseFailure(response, url.host), url.host, maxBytes);
    return parse(text, schema, url.host);
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    if (signal.aborted) {
      throw new UpstreamError('upstream_timeout', { reason: `${url.host} took over ${timeoutMs} ms` });
    }
    throw new UpstreamError('upstream_failed', { reason: `${url.host} could not be reached`, cause });
  }
}

async function refuseFailure(response: Response, host: string): Promise<Response> {
  const type = response.headers.get('content-type') ?? 'no type';
  if (response.ok && /^application\/([\w.-]+\+)?json\b/i.test(type)) return response;
  await response.body?.cancel();
  throw new UpstreamError('upstream_failed', {
    reason: response.ok ? `${host} sent something that is not JSON` : `${host} answered ${response.status}`,
    status: response.status,
  });
}

/** Counts what has been unpacked, so that a small compressed answer can't grow without limit. */
async function readText(response: Response, host: string, maxBytes: number): Promise<string> {
  const bytes = await readAtMost(response.body, maxBytes);
  if (bytes !== null) return bytes.toString('utf8');
  throw new UpstreamError('upstream_failed', { reason: `${host} sent over ${maxBytes} bytes` });
}

function parse<Answer>(text: string, schema: z.ZodType<Answer>, host: string): Answer {
  const parsed = schema.safeParse(parseJson(text, host));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'the whole');
  throw new UpstreamError('upstream_failed', {
    reason: `${host} sent unusable values: ${fields.join(', ')}`,
  });
}

/** A parser's own message quotes the text, which belongs in no log. */
function parseJson(text: string, host: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamError('upstream_failed', { reason: `${host} sent something that is not JSON` });
  }
}

import 'server-only';
import type { z } from 'zod';
import { env } from '@/lib/config/env';
import { readAtMost } from './read-at-most';
import { UpstreamError } from './upstream-error';

interface Options {
  timeoutMs?: number;
  maxBytes?: number;
  /** Sent as JSON by POST. */
  body?: object;
  /** For API keys that are not part of the address. */
  headers?: Readonly<Record<string, string>>;
}

/** Short, because a visitor waits for the answer. */
const defaultTimeoutMs = 2000;

/** Ten times the longest expected answer: fifty places with all their postcodes. */
const defaultMaxBytes = 512 * 1024;

/**
 * Requests JSON from a configured provider (never from an address entered by a visitor) and resolves to an answer that
 * matches the schema. Rejects redirects, which would send the key to another host. Throws UpstreamError
 * `upstream_timeout` or `upstream_failed`; neither contains the address or the answer's text.
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

/** Counts decompressed bytes, so that a small compressed answer can't expand without limit. */
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

/** Replaces the parser's error, which would quote the text and must not be logged. */
function parseJson(text: string, host: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamError('upstream_failed', { reason: `${host} sent something that is not JSON` });
  }
}

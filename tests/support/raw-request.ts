import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent, compressed or not. */
  body: Buffer;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The source address of the request, in 127.0.0.0/8. */
  from?: string;
}

/** Sends a raw request: follows no redirects, decompresses nothing, adds no headers, sends the path unchanged. */
export async function rawRequest(origin: string, path: string, asked: Asked = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers, body, from } = asked;
  const sent = request({
    hostname,
    port,
    path,
    method,
    headers,
    agent: false,
    localAddress: from,
    family: 4,
  });
  const answered = once(sent, 'response');
  sent.end(body);
  const [response]: IncomingMessage[] = await answered;
  if (!response) throw new Error('There was no answer.');
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(await response.toArray()),
  };
}

/** The decompressed body. */
export function plainBody({ headers, body }: RawAnswer): Buffer {
  if (body.length === 0) return body;
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

import 'server-only';
import { FetchError } from '../fetch-error';

export interface ResponseHead {
  status: number;
  /** In order, names in lower case, values one character a byte; in addresses, bytes beyond ASCII are escaped. */
  headers: [name: string, value: string][];
  /** How the end of the body is marked; `close`: the server closes the connection. */
  framing: 'none' | 'chunked' | 'close' | { length: number };
}

const token = /^[!#$%&'*+.^_`|~\dA-Za-z-]+$/;
/** Headers with addresses. */
const addressed = /^(?:location|link|refresh)$/i;
/** Control characters of ASCII; some servers put them into cookies. */
const control = /[^\P{Cc}\u0080-\u009f]/gu;

/**
 * Parses status line and headers as Chrome does: lines may end with LF alone and go on in the next, and what is no header
 * line is skipped. Throws FetchError `http_no_status` and `http_two_lengths`.
 * https://source.chromium.org/chromium/chromium/src/+/main:net/http/http_response_headers.cc
 */
export function parseHead(text: string): ResponseHead {
  const [first = '', ...lines] = text.replace(/^[\r\n]+/, '').split(/\r?\n/);
  const [, version = '', code = ''] =
    /^HTTP(?:\/(0\.9|1(?:\.\d)?|2(?:\.0)?))?[ \t]+(\d{3})(?!\d)/i.exec(first) ?? [];
  if (code === '') throw new FetchError('http_no_status');
  const headers = unfold(lines).flatMap(parseLine);
  return { status: Number(code), headers, framing: readFraming(headers, version) };
}

/** Joins lines that begin with a space to the one before. */
function unfold(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    if (!/^[ \t]/.test(line)) whole.push(line);
    else if (whole.length > 0) whole.push(`${whole.pop()} ${line.trim()}`);
  }
  return whole;
}

function parseLine(line: string): [string, string][] {
  const colon = line.indexOf(':');
  const name = line.slice(0, Math.max(colon, 0)).trim();
  if (!token.test(name)) return [];
  const value = line
    .slice(colon + 1)
    .replace(control, ' ')
    .trim();
  return [[name.toLowerCase(), addressed.test(name) ? escapeBytes(value) : value]];
}

/** Keeps the bytes sent, whatever their encoding; browsers do the same. */
function escapeBytes(value: string): string {
  return value.replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}

function readFraming(headers: ResponseHead['headers'], version: string): ResponseHead['framing'] {
  const listed = (wanted: string) =>
    headers.flatMap(([name, value]) => (name === wanted ? value.toLowerCase().split(',') : []));
  // What HTTP/1.0 calls chunked is not; a length beside chunks says nothing.
  if (version !== '1.0' && listed('transfer-encoding').some((coding) => coding.trim() === 'chunked')) {
    return 'chunked';
  }
  const lengths = listed('content-length').map((length) => length.trim());
  const known = new Set(lengths.filter((length) => /^\d{1,15}$/.test(length)).map(Number));
  if (known.size > 1) throw new FetchError('http_two_lengths');
  const [length] = known;
  return length === undefined ? 'close' : { length };
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { validBodies } from './valid-bodies';

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const bodyTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'x',
];

/** Texts that break programs more often than random ones. */
const nastyText = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\uFFFF',
  '\u202Egpj.exe',
  '\uD800',
  "'; DROP TABLE leads; --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  'a\r\nBcc: x@y.example',
  '../../../../etc/passwd',
  '=cmd|calc!A0',
  'é'.normalize('NFD').repeat(200),
  '9'.repeat(400),
  'x'.repeat(70_000),
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:9/%00',
  'file:///etc/passwd',
  'https://',
  '__proto__',
  'constructor',
);
const text = fc.oneof(nastyText, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }));
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.double() },
);

/** An address of the API with its variable parts filled in; never empty, because Next itself redirects double slashes. */
function arbitraryPath(pattern: string): fc.Arbitrary<string> {
  const filled = pattern
    .split('/')
    .map((part) =>
      part.startsWith('[')
        ? text.map((piece) => encodeURIComponent(piece.slice(0, 60).toWellFormed()) || 'x')
        : fc.constant(part),
    );
  const query = fc.dictionary(
    fc.oneof(fc.constantFrom('lat', 'lon', 'city', 'optional', 'token', 'format', 'lang'), text),
    text,
    {
      maxKeys: 3,
      noNullPrototype: true,
    },
  );
  return fc
    .tuple(fc.tuple(...filled), query)
    .map(([parts, pairs]) => `${parts.join('/')}${asQuery(pairs)}`.slice(0, 4000));
}

function asQuery(pairs: Record<string, string>): string {
  const query = new URLSearchParams(
    Object.entries(pairs).map(([name, each]) => [
      name.toWellFormed().slice(0, 300),
      each.toWellFormed().slice(0, 300),
    ]),
  ).toString();
  return query && `?${query}`;
}

/** A valid body with up to three fields changed, added or removed; or anything else. */
function arbitraryBody(pattern: string, isForm: boolean): fc.Arbitrary<string> {
  const valid = validBodies[pattern] ?? {};
  const name = fc.oneof(fc.constantFrom(...Object.keys(valid), '__proto__', 'locale'), text);
  const changes = fc.array(fc.tuple(name, fc.option(value, { nil: undefined })), { maxLength: 3 });
  const changed = changes.map((list) => {
    const fields = new Map<string, unknown>([...Object.entries(valid), ...list]);
    if (!isForm) return JSON.stringify(Object.fromEntries(fields)) ?? '';
    return new URLSearchParams(
      [...fields].map(([key, each]) => [key.toWellFormed(), toText(each).toWellFormed()]),
    ).toString();
  });
  return fc.oneof(
    { weight: 8, arbitrary: changed },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: text },
    { weight: 1, arbitrary: fc.nat({ max: 40_000 }).map((depth) => '['.repeat(depth)) },
  );
}

const headerText = fc.oneof(
  fc.constantFrom(
    '',
    'fa',
    'zh-Hant,*;q=0',
    '203.0.113.9',
    '::ffff:10.0.0.1',
    'null',
    'https://evil.example',
  ),
  // Only printable ASCII: requests with other characters never reach a route.
  fc.string({ maxLength: 60 }).map((written) => written.replace(/[^\x20-\x7e]/g, '')),
);
const headers = fc.record(
  {
    'accept-language': headerText,
    accept: fc.constantFrom('*/*', 'text/html', 'application/x-ndjson', ''),
    cookie: headerText,
    'x-forwarded-for': headerText,
    'idempotency-key': headerText,
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', 'x'),
    authorization: headerText,
    referer: headerText,
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** All routes of the API, from their folders: `/api/reports/[token]`. New routes are included automatically. */
function readRoutes(): string[] {
  return readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => path.posix.join('/api', ...path.dirname(file).split(path.sep)))
    .toSorted();
}

export const arbitraryRequest: fc.Arbitrary<FuzzRequest> = fc.constantFrom(...readRoutes()).chain((pattern) =>
  fc.constantFrom(...bodyTypes).chain((type) =>
    fc
      .record({
        method: fc.oneof(fc.constantFrom(...methods), fc.constant(pattern in validBodies ? 'POST' : 'GET')),
        path: arbitraryPath(pattern),
        headers,
        body: arbitraryBody(pattern, type.includes('form')),
      })
      .map((request) => {
        const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
        return {
          ...request,
          headers: { ...request.headers, ...(hasBody && { 'content-type': type }) },
          body: hasBody ? request.body : undefined,
        };
      }),
  ),
);

/** Converts a value to text without `toString`, which may not be callable on a generated object. */
function toText(value: unknown): string {
  return typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);
}

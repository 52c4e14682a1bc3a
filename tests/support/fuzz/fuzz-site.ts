import fc from 'fast-check';
import { z } from 'zod';
import { errorCodes } from '../../../lib/errors';
import { plainBody, type RawAnswer, rawRequest } from '../raw-request';
import { arbitraryRequest, type FuzzRequest } from './arbitrary-request';

const failureSchema = z.object({
  success: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string().min(1),
});

/** What no response may contain: a stack trace, a path on the server, an SQL statement. */
const inside = /\n {4}at |node_modules|\/\.next\/|SQLITE_|insert into "|select \* from/i;

/** Statuses for failures of a service behind a route; the body has the usual error format. */
const expectedFailures = [502, 503, 504];

/** Concurrent requests. */
const together = 16;

export interface FuzzOutcome {
  /** Number of responses by status. */
  statuses: Map<number, number>;
  /** What is wrong, and with which request; undefined if nothing is. */
  fault: string | undefined;
}

/** Sends generated requests to a site and checks each response. */
export async function fuzzSite(origin: string, cases: number, seed: number): Promise<FuzzOutcome> {
  const statuses = new Map<number, number>();

  async function send(request: FuzzRequest): Promise<void> {
    // Node's client sends no Content-Length with DELETE and OPTIONS, so the body would be taken for another request.
    const headers = { ...request.headers };
    if (request.body !== undefined) headers['content-length'] = String(Buffer.byteLength(request.body));
    const answer = await rawRequest(origin, request.path, { ...request, headers });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const fault = findFault(answer, request.method);
    if (fault) throw new Error(`${fault}\n${JSON.stringify(request)}`);
  }

  const property = fc.asyncProperty(
    fc.array(arbitraryRequest, { minLength: together, maxLength: together }),
    async (requests) => {
      await Promise.all(requests.map(send));
    },
  );
  const result = await fc.check(property, { seed, numRuns: Math.ceil(cases / together), endOnFailure: true });
  return { statuses, fault: result.failed ? String(result.errorInstance) : undefined };
}

/** What is wrong with a response of the API, in a sentence; undefined if nothing is. */
function findFault(answer: RawAnswer, method: string): string | undefined {
  const { status, headers } = answer;
  if (status >= 500 && !expectedFailures.includes(status)) return `It answered ${status}.`;
  if (headers['x-content-type-options'] !== 'nosniff') return 'X-Content-Type-Options is missing.';
  if (!headers['content-security-policy']) return 'Content-Security-Policy is missing.';
  if (headers['x-powered-by']) return 'X-Powered-By names the software.';
  for (const cookie of headers['set-cookie'] ?? []) {
    if (!/;\s*httponly/i.test(cookie)) return `A cookie is open to scripts: ${cookie}`;
  }
  const text = plainBody(answer).toString('utf8');
  if (inside.test(text)) return `It shows its inside: ${text.slice(0, 300)}`;
  if (status < 400 || method === 'HEAD') return;
  // A form that a browser posted by itself comes back as a page, filled in again.
  const isFormPage = status === 422 && headers['content-type']?.startsWith('text/html');
  if (isFormPage && text.includes('<form method="post" action="/api/')) return;
  if (!headers['content-type']?.startsWith('application/json')) {
    return `A failure is not JSON: ${headers['content-type']}`;
  }
  return failureSchema.safeParse(parse(text)).success
    ? undefined
    : `A failure has another shape: ${text.slice(0, 300)}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

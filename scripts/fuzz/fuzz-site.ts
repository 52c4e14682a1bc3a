import fc from 'fast-check';
import { rawRequest } from '../../tests/support/raw-request';
import { arbitraryRequest, type FuzzRequest } from './arbitrary-request';
import { findFault } from './find-fault';

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

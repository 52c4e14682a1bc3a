import 'server-only';
import { AppError } from '@/lib/errors';
import { readerLocale } from './reader-locale';
import { failure, noBody } from './respond';

export type Endpoint = (request: Request) => Promise<Response>;

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/**
 * All methods of an address. Next would answer the ones a route file doesn't export with an empty body;
 * here they get a 405 in the one error shape. HEAD follows GET; OPTIONS lists what is allowed, and
 * grants no other origin anything.
 */
export function methods(endpoints: Partial<Record<Exclude<Method, 'HEAD' | 'OPTIONS'>, Endpoint>>) {
  const { GET } = endpoints;
  const allow = [...Object.keys(endpoints), ...(GET ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const refuse: Endpoint = (request) =>
    failure(new AppError('method_not_allowed'), readerLocale(request), { Allow: allow });
  const head: Endpoint = async (request) => withoutBody(await (GET ?? refuse)(request));
  const listed: Endpoint = async () => noBody(204, { Allow: allow });
  return {
    GET: refuse,
    POST: refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    ...endpoints,
    HEAD: head,
    OPTIONS: listed,
  };
}

function withoutBody({ status, headers }: Response): Response {
  return new Response(null, { status, headers });
}

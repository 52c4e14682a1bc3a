import 'server-only';
import { AppError } from '@/lib/errors';
import { failure, noBody } from './respond';
import { responseLocale } from './response-locale';

/** What Next gives a handler beside the request: the variable parts of the address. */
interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>;
}

export type Endpoint = (request: Request, context?: RouteContext) => Promise<Response>;

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/**
 * Handlers for all methods of an address. Next would answer those that a route file doesn't export with an empty body;
 * here they get a 405 in the usual error format. HEAD follows GET; OPTIONS lists the allowed methods and permits
 * nothing to other origins.
 */
export function methods(endpoints: Partial<Record<Exclude<Method, 'HEAD' | 'OPTIONS'>, Endpoint>>) {
  const { GET } = endpoints;
  const allow = [...Object.keys(endpoints), ...(GET ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const refuse: Endpoint = (request) =>
    failure(new AppError('method_not_allowed'), responseLocale(request), { Allow: allow });
  const head: Endpoint = async (request, context) => withoutBody(await (GET ?? refuse)(request, context));
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

async function withoutBody({ status, headers, body }: Response): Promise<Response> {
  // A download stops reading.
  await body?.cancel();
  return new Response(null, { status, headers });
}

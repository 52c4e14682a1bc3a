import type { RefusalCode } from '../load-shedding/refusals';

const ofApi = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ofFiles = ['GET', 'HEAD'];
const ofForms = ['GET', 'HEAD', 'POST'];
/** Of the pages, only these accept POST: a payment provider may send visitors back with a form; the desk's are forms. */
const formTarget = /^\/staff\/|^(?:\/[a-z]{2})?\/success\/?$/;

export interface Refusal {
  status: 404 | 405;
  code: RefusalCode;
  allow?: readonly string[];
}

interface Asked {
  method?: string;
  url?: string;
}

/** Finds the requests that Next would answer with an empty body or a 500: unknown methods, and `OPTIONS *`. */
export function findRefusal({ method = '', url = '/' }: Asked): Refusal | undefined {
  if (url === '*' && method !== 'OPTIONS') return { status: 404, code: 'not_found' };
  const allow = allowedMethods(url);
  return allow.includes(method) ? undefined : { status: 405, code: 'method_not_allowed', allow };
}

function allowedMethods(url: string): readonly string[] {
  if (url === '*') return ofFiles;
  if (/^\/api(?:[/?]|$)/.test(url)) return ofApi;
  return formTarget.test(url.split('?', 1)[0] ?? url) ? ofForms : ofFiles;
}

/** The address with `%` escaped if its path has invalid escape sequences (`%ff`), on which Next fails: it gets the ordinary 404. */
export function escapeUndecodable(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

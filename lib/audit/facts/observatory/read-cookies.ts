import type { WebPage } from '@/lib/web-page/page';
import type { Evidence } from '../../check';
import { lineEvidence } from '../page/evidence';
import { headerValues } from '../page/header';

export interface Cookie {
  name: string;
  isSecure: boolean;
  isHttpOnly: boolean;
  /** As written, in lower case; null without the attribute. */
  sameSite: string | null;
  evidence: Evidence;
}

/** Cookies that a hosting provider's load balancer sets, outside the site's control. */
const foreign = new Set(['heroku-session-affinity']);

/** Cookies that an answer sets, without those that it deletes. Values are not stored: they may be secret. */
export function readCookies(page: Pick<WebPage, 'headers'>, now: Date): Cookie[] {
  return headerValues(page, 'set-cookie').flatMap((header) => {
    const [pair = '', ...rest] = header.split(';');
    const name = pair.split('=')[0]?.trim() ?? '';
    const attributes = new Map(
      rest.map((part) => {
        const [key = '', ...value] = part.split('=');
        return [key.trim().toLowerCase(), value.join('=').trim()] as const;
      }),
    );
    if (name === '' || foreign.has(name) || isRemoval(attributes, now)) return [];
    const shown = [`${name}=…`, ...rest.map((part) => part.trim())].join('; ');
    return [
      {
        name,
        isSecure: attributes.has('secure'),
        isHttpOnly: attributes.has('httponly'),
        sameSite: attributes.get('samesite')?.toLowerCase() ?? null,
        evidence: lineEvidence(`set-cookie: ${shown}`),
      },
    ];
  });
}

function isRemoval(attributes: ReadonlyMap<string, string>, now: Date): boolean {
  const maxAge = attributes.get('max-age');
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return Number(maxAge) <= 0;
  return Date.parse(attributes.get('expires') ?? '') < now.getTime();
}

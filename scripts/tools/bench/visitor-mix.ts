import { randomInt } from 'node:crypto';
import { type Locale, localeCodes } from '../../../lib/i18n/locales';
import { localePath } from '../../../lib/i18n/path';
import { pageIds, pages } from '../../../lib/site/pages';

type VisitKind = 'page' | 'tool' | 'lead';

export interface Visit {
  kind: VisitKind;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Shares of visits, percent; the rest are page views. */
const share = { lead: 15, tool: 25 };

const json = { 'content-type': 'application/json', accept: 'application/json' };

/** The request of a random visitor: mostly pages in any language, sometimes a tool, sometimes an enquiry. */
export function nextVisit(): Visit {
  const draw = randomInt(100);
  if (draw < share.lead) return enquiry();
  if (draw < share.lead + share.tool) return tools[randomInt(tools.length)]?.() ?? openPage();
  return openPage();
}

function openPage(): Visit {
  const locale: Locale = localeCodes[randomInt(localeCodes.length)] ?? 'en';
  const page = pageIds[randomInt(pageIds.length)] ?? 'home';
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip' };
  return { kind: 'page', method: 'GET', path: localePath(locale, pages[page].path), headers };
}

/** Every enquiry is unique, so that none counts as a repeat. */
function enquiry(): Visit {
  const token = crypto.randomUUID();
  const fields = {
    name: `Kim ${token.slice(0, 6)}`,
    email: `${token}@example.com`,
    message: `We would like a new website for our workshop, please call back (${token}).`,
  };
  const headers = { ...json, 'idempotency-key': token };
  return { kind: 'lead', method: 'POST', path: '/api/contact', headers, body: JSON.stringify(fields) };
}

/** Tools that call no provider and no other website. */
const tools: readonly (() => Visit)[] = [
  () => ({ kind: 'tool', method: 'GET', path: '/api/client-profile?optional=true', headers: json }),
  () => ({ kind: 'tool', method: 'GET', path: '/api/location', headers: json }),
  () => ({
    kind: 'tool',
    method: 'POST',
    path: '/api/smart-personalization',
    headers: json,
    body: JSON.stringify({ businessName: 'Kim’s Workshop', location: 'Southport' }),
  }),
];

const pages = ['', '/sign-in', '/link', '/leads', '/mail', '/visits', '/sessions', '/act'];
/** Addresses that only forms and downloads use. */
const actions = [
  '/ask',
  '/session',
  '/sign-out',
  '/end-session',
  '/change',
  '/confirm',
  '/release',
  '/leads.csv',
];
const lead = /^\/staff\/leads\/[\da-f-]{36}$/;

const known = new Set([...pages, ...actions].map((path) => `/staff${path}`));

/** Whether an address is one of the staff desk. It has no languages, and none of the site's pages links to it. */
export function isStaffPath(path: string): boolean {
  return known.has(path) || lead.test(path);
}

export function staffLeadPath(id: string): string {
  return `/staff/leads/${id}`;
}

/** A page of the desk to go to after signing in; the list of leads where the text names none. */
export function staffPageOr(text: string | null | undefined): string {
  const path = text ?? '';
  return path !== '/staff/leads.csv' && (lead.test(path) || /^\/staff\/(mail|visits|sessions)$/.test(path))
    ? path
    : '/staff/leads';
}

/** What the mail about a lead offers to do in one step. */
export const deskActions = ['take', 'answered'] as const;
export type DeskAction = (typeof deskActions)[number];

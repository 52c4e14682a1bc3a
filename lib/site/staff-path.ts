const pages = [
  '',
  '/sign-in',
  '/link',
  '/leads',
  '/subscribers',
  '/newsletter',
  '/mail',
  '/visits',
  '/sessions',
  '/act',
  '/forget',
];
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
  '/subscribers.csv',
  '/erase',
  '/issue',
  '/issue-preview',
];
const lead = /^\/staff\/leads\/[\da-f-]{36}$/;
const issue = /^\/staff\/newsletter\/[\da-f-]{36}(?:\/send)?$/;

/** Shows what subscribers get, inside a page of the desk, so it has another policy than the desk. */
export const issuePreviewPath = '/staff/issue-preview';

const known = new Set([...pages, ...actions].map((path) => `/staff${path}`));

/** Whether an address is one of the staff desk. It has no languages, and none of the site's pages links to it. */
export function isStaffPath(path: string): boolean {
  return known.has(path) || lead.test(path) || issue.test(path);
}

export function staffLeadPath(id: string): string {
  return `/staff/leads/${id}`;
}

export function staffIssuePath(id: string): string {
  return `/staff/newsletter/${id}`;
}

/** A page of the desk to go to after signing in; the list of leads where the text names none. */
export function staffPageOr(text: string | null | undefined): string {
  const path = text ?? '';
  const isPage =
    lead.test(path) ||
    issue.test(path) ||
    /^\/staff\/(subscribers|newsletter|mail|visits|sessions)$/.test(path);
  return isPage ? path : '/staff/leads';
}

/** What the mail about a lead offers to do in one step. */
export const deskActions = ['take', 'answered'] as const;
export type DeskAction = (typeof deskActions)[number];

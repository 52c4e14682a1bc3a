const pages = [
  '',
  '/sign-in',
  '/link',
  '/leads',
  '/waiting',
  '/subscribers',
  '/newsletter',
  '/mail',
  '/visits',
  '/sessions',
  '/act',
  '/forget',
];
/** Addresses that are used only by forms and downloads. */
const actions = [
  '/ask',
  '/code',
  '/session',
  '/sign-out',
  '/end-session',
  '/change',
  '/answer',
  '/confirm',
  '/release',
  '/test-webhook',
  '/leads.csv',
  '/subscribers.csv',
  '/erase',
  '/issue',
  '/issue-preview',
];
const lead = /^\/staff\/leads\/[\da-f-]{36}$/;
const issue = /^\/staff\/newsletter\/[\da-f-]{36}(?:\/send)?$/;

/** Shows a newsletter issue in a frame on the desk, so its content security policy differs from the desk's. */
export const issuePreviewPath = '/staff/issue-preview';

const known = new Set([...pages, ...actions].map((path) => `/staff${path}`));

/** Whether a path is part of the staff desk, which has no languages and isn't linked from the site's pages. */
export function isStaffPath(path: string): boolean {
  return known.has(path) || lead.test(path) || issue.test(path);
}

export function staffLeadPath(id: string): string {
  return `/staff/leads/${id}`;
}

export function staffIssuePath(id: string): string {
  return `/staff/newsletter/${id}`;
}

/** The page of the desk to show after signing in; the list of leads if the text isn't a path of the desk. */
export function staffPageOr(text: string | null | undefined): string {
  const path = text ?? '';
  const isPage =
    lead.test(path) ||
    issue.test(path) ||
    /^\/staff\/(waiting|subscribers|newsletter|mail|visits|sessions)$/.test(path);
  return isPage ? path : '/staff/leads';
}

/** Actions for which the mail about a lead contains a link. */
export const deskActions = ['take', 'answered'] as const;
export type DeskAction = (typeof deskActions)[number];

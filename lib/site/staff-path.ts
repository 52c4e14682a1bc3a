const lead = /^\/staff\/leads\/[\da-f-]{36}$/;
const issue = /^\/staff\/newsletter\/[\da-f-]{36}(?:\/send)?$/;

/** Shows a newsletter issue in a frame on the desk, so its content security policy differs from the desk's. */
export const issuePreviewPath = '/staff/issue-preview';

/**
 * Whether a path is part of the staff desk, which has no languages and isn't linked from the site's pages. A mistyped one is, too: the
 * desk says so in its own frame.
 */
export function isStaffPath(path: string): boolean {
  return path === '/staff' || path.startsWith('/staff/');
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

import { isReportToken } from './report-path';

/**
 * Whether a text identifies an attachment: the token of a result's private link, or `project:<id>` for a project of the
 * portfolio. Both are short enough for an address and a hidden field.
 */
export function isAttachment(text: string): boolean {
  return isReportToken(text) || /^project:[a-z0-9-]{1,60}$/.test(text);
}

export function projectAttachment(id: string): string {
  return `project:${id}`;
}

/** The name of the parameter of the contact page, and of the form's hidden field. */
export const attachmentField = 'attachment';

/** The path of the contact page with an attachment, if any. */
export function withAttachment(contactPath: string, attachment: string | null | undefined): string {
  return attachment ? `${contactPath}?${attachmentField}=${attachment}` : contactPath;
}

/** The token at the end of a private link. */
export function readLinkToken(link: string | null | undefined): string | undefined {
  const token = link?.split('/').at(-1) ?? '';
  return isReportToken(token) ? token : undefined;
}

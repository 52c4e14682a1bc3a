import 'server-only';
import { wantsPage } from '@/lib/http/body';
import { attachmentField, isAttachment } from '@/lib/site/attachment-path';

/**
 * What an enquiry carries along. Without script the prerendered form can't repeat what its page was asked for, so that is
 * read from the page's own address, which the browser sends with the form.
 */
export function postedAttachment(request: Request, named: string | undefined): string | undefined {
  if (named || !wantsPage(request)) return named;
  const page = URL.parse(request.headers.get('referer') ?? '');
  const value = page?.searchParams.get(attachmentField);
  return value && isAttachment(value) ? value : undefined;
}

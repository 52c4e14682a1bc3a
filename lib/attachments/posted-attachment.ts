import 'server-only';
import { wantsPage } from '@/lib/http/body';
import { attachmentField, isAttachment } from '@/lib/site/attachment-path';

/**
 * The attachment of an enquiry. Without script, the prerendered form can't include the query of its page, so it is read
 * from the Referer header.
 */
export function postedAttachment(request: Request, named: string | undefined): string | undefined {
  if (named || !wantsPage(request)) return named;
  const page = URL.parse(request.headers.get('referer') ?? '');
  const value = page?.searchParams.get(attachmentField);
  return value && isAttachment(value) ? value : undefined;
}

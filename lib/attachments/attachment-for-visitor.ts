import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Attachment } from './attachment';
import { describeAttachment } from './describe-attachment';

/** The attachment of an enquiry for who sent it; undefined if there is none or it can't be read, which staff are told. */
export async function attachmentForVisitor(
  name: string | undefined,
  locale: Locale,
): Promise<Pick<Attachment, 'title' | 'url'> | undefined> {
  if (!name) return undefined;
  return (await describeAttachment(name, locale).catch(() => null)) ?? undefined;
}

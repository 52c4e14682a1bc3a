import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { describeAttachment } from './describe-attachment';

/** The attachment's address for who sent it; undefined if there is none or it can't be read, which staff are told. */
export async function attachmentUrl(name: string | undefined, locale: Locale): Promise<string | undefined> {
  if (!name) return undefined;
  return (await describeAttachment(name, locale).catch(() => null))?.url;
}

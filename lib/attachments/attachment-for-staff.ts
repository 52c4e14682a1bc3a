import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { log } from '@/lib/log/log';
import words from '@/messages/staff/mail.json';
import type { Attachment } from './attachment';
import { describeAttachment } from './describe-attachment';

const t = createTranslator({ locale: 'en', messages: words, namespace: 'attachment' });

/**
 * The attachment of an enquiry for staff: in English, with the link; its kind; and the link for who sent it. Never throws: if
 * the attachment can't be read, the enquiry is accepted with a note that says so.
 */
export async function attachmentForStaff(
  name: string | undefined,
  locale: Locale,
): Promise<{ attached?: string; tool?: Attachment['kind']; resultUrl?: string }> {
  if (!name) return {};
  try {
    const attachment = await describeAttachment(name, 'en');
    if (!attachment) return { attached: t('gone') };
    const { kind, title, lines, url } = attachment;
    const attached = [title, ...lines.map((line) => `- ${line}`), url].join('\n');
    return { attached, tool: kind, resultUrl: translateUrl(url, locale) };
  } catch (error) {
    log.error('An attachment of an enquiry could not be read:', error);
    return { attached: t('unread', { name }) };
  }
}

/** The address of an English page in another language. */
function translateUrl(url: string, locale: Locale): string {
  const { pathname, search } = new URL(url);
  return new URL(`${localePath(locale, pathname)}${search}`, url).href;
}

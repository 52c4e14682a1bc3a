import 'server-only';
import { createTranslator } from 'use-intl/core';
import { log } from '@/lib/log/log';
import words from '@/messages/staff/mail.json';
import type { Attachment } from './attachment';
import { describeAttachment } from './describe-attachment';

const t = createTranslator({ locale: 'en', messages: words, namespace: 'attachment' });

/**
 * The attachment of an enquiry for staff: in English, with the link; and its kind. Never throws: if the attachment can't be
 * read, the enquiry is accepted with a note that says so.
 */
export async function attachmentForStaff(
  name: string | undefined,
): Promise<{ attached?: string; tool?: Attachment['kind'] }> {
  if (!name) return {};
  try {
    const attachment = await describeAttachment(name, 'en');
    if (!attachment) return { attached: t('gone') };
    const { kind, title, lines, url } = attachment;
    return { attached: [title, ...lines.map((line) => `- ${line}`), url].join('\n'), tool: kind };
  } catch (error) {
    log.error('An attachment of an enquiry could not be read:', error);
    return { attached: t('unread', { name }) };
  }
}

import 'server-only';
import { createTranslator } from 'use-intl/core';
import { log } from '@/lib/log/log';
import words from '@/messages/staff/mail.json';
import { describeAttachment } from './describe-attachment';

const t = createTranslator({ locale: 'en', messages: words, namespace: 'attachment' });

/**
 * The attachment of an enquiry for staff: in English, with the link. Never throws: if the attachment can't be read, the
 * enquiry is accepted with a note that says so.
 */
export async function attachmentForStaff(name: string | undefined): Promise<string | undefined> {
  if (!name) return undefined;
  try {
    const attachment = await describeAttachment(name, 'en');
    if (!attachment) return t('gone');
    return [attachment.title, ...attachment.lines.map((line) => `- ${line}`), attachment.url].join('\n');
  } catch (error) {
    log.error('An attachment of an enquiry could not be read:', error);
    return t('unread', { name });
  }
}

import 'server-only';
import { createTranslator } from 'use-intl/core';
import words from '@/messages/staff/mail.json';
import { describeAttachment } from './describe-attachment';

const t = createTranslator({ locale: 'en', messages: words, namespace: 'attachment' });

/**
 * What an enquiry carries along, as staff read it: in English, with the link. Never throws: an enquiry is not refused for
 * what can't be found out about its attachment, and staff are told so.
 */
export async function attachmentForStaff(name: string | undefined): Promise<string | undefined> {
  if (!name) return undefined;
  try {
    const attachment = await describeAttachment(name, 'en');
    if (!attachment) return t('gone');
    return [attachment.title, ...attachment.lines.map((line) => `- ${line}`), attachment.url].join('\n');
  } catch (error) {
    console.error('An attachment of an enquiry could not be read:', error);
    return t('unread', { name });
  }
}

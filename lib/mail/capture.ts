import 'server-only';
import MailComposer from 'nodemailer/lib/mail-composer';
import { writeDurably } from '@/lib/db/write-durably';
import type { MailMessage } from './message';
import type { Transport } from './transport';

/** Writes each mail into the folder as `<key>.eml`, readable by the owner only. A repeated key is the same file. */
export function captureTransport(folder: string): Transport {
  return {
    remembersKeysForMs: Number.POSITIVE_INFINITY,
    async send(message, key) {
      try {
        await writeDurably(folder, `${key}.eml`, await compose(message, key));
        return { kind: 'sent', providerId: 'captured' };
      } catch (error) {
        return { kind: 'retry', error: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

function compose({ replyTo, ...message }: MailMessage, key: string): Promise<Buffer> {
  const composer = new MailComposer({
    ...message,
    replyTo,
    messageId: `<${key}@captured.invalid>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'win',
  });
  return composer.compile().build();
}

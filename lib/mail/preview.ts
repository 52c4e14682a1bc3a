import 'server-only';
import type { MailMessage } from './message';
import type { Transport } from './transport';

/**
 * Sends the mails of a preview, marked as such in their subject. With `recipients`, all mails go to them instead of their
 * own recipients; without, the transport must be one that sends nothing.
 */
export function previewTransport(transport: Transport, recipients?: readonly string[]): Transport {
  return {
    ...transport,
    send: (message, key) => transport.send(markAsPreview(message, recipients), key),
  };
}

function markAsPreview(message: MailMessage, recipients: readonly string[] | undefined): MailMessage {
  const subject = `[preview] ${message.subject}`;
  return recipients ? { ...message, subject, to: [...recipients] } : { ...message, subject };
}

import 'server-only';
import type { MailMessage } from './message';
import type { Transport } from './transport';

/**
 * Sends the mails of a preview, recognisable by their subject. With `recipients` they all go there, whomever they were
 * meant for; without, the transport has to be one that sends nothing.
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

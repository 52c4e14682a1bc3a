import 'server-only';
import { join } from 'node:path';
import { env } from '@/lib/config/env';
import { isPreview } from '@/lib/config/is-preview';
import { plainWords } from '@/lib/i18n/shown-messages';
import { captureTransport } from './capture';
import { headerText } from './header-text';
import { toAsciiAddress } from './mailbox';
import type { MailMessage } from './message';
import { resendTransport } from './resend';
import type { Transport } from './transport';

/** `Name <address>` or an address alone. */
function asciiSender(sender: string): string {
  const start = sender.lastIndexOf('<') + 1;
  const address = sender.slice(start).replace('>', '');
  return sender.slice(0, start) + toAsciiAddress(address) + (start > 0 ? '>' : '');
}

/**
 * With addresses in the ASCII form of their domains, because few servers accept another one (RFC 6531), safe headers, and no
 * spaces in plain text that only pages need.
 */
export function addressed(transport: Transport): Transport {
  return {
    ...transport,
    send: ({ from, to, replyTo, subject, text, ...message }, key) =>
      transport.send(
        {
          ...message,
          subject: headerText(plainWords(subject)),
          text: plainWords(text),
          from: asciiSender(from),
          to: to.map(toAsciiAddress),
          replyTo: replyTo && { ...replyTo, address: toAsciiAddress(replyTo.address) },
        },
        key,
      ),
  };
}

/**
 * Resend if its key is set, otherwise files under DATA_DIR. A preview sends only to PREVIEW_MAIL_TO, and nothing without
 * that setting, even with a key: it must not reach strangers, nor staff as if it were the real site.
 */
export function configuredTransport(): Transport {
  const isCaptured = !env.RESEND_API_KEY || (isPreview(env) && !env.PREVIEW_MAIL_TO);
  const transport = isCaptured
    ? captureTransport(capturedMailFolder())
    : resendTransport({
        apiKey: env.RESEND_API_KEY ?? '',
        baseUrl: env.RESEND_BASE_URL,
        perSecond: env.RESEND_PER_SECOND,
      });
  if (!isPreview(env)) return addressed(transport);
  return previewTransport(addressed(transport), isCaptured ? undefined : env.PREVIEW_MAIL_TO);
}

export function capturedMailFolder(): string {
  return join(/* turbopackIgnore: true */ env.DATA_DIR, 'mail');
}

/**
 * Sends the mails of a preview, marked as such in their subject. With `recipients`, all mails go to them instead of their
 * own recipients; without, the transport must be one that sends nothing.
 */
function previewTransport(transport: Transport, recipients?: readonly string[]): Transport {
  return {
    ...transport,
    send: (message, key) => transport.send(markAsPreview(message, recipients), key),
  };
}

function markAsPreview(message: MailMessage, recipients: readonly string[] | undefined): MailMessage {
  const subject = `[preview] ${message.subject}`;
  return recipients ? { ...message, subject, to: [...recipients] } : { ...message, subject };
}

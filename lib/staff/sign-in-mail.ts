import 'server-only';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import type { MailMessage } from '@/lib/mail/message';
import { renderLetter } from '@/lib/mail/templates/letter';
import { t } from './words';

/**
 * The mail with a sign-in link, and a code for those who read it on another device. The link leads to a page with a button,
 * because link scanners open links but press no buttons.
 */
export function signInMail(email: string, { token, code }: { token: string; code: string }): MailMessage {
  const url = `${env.SITE_URL}/staff/link?token=${token}`;
  return {
    from: env.MAIL_FROM,
    to: [email],
    subject: t('mail.subject', { brand: brand.name }),
    ...renderLetter({
      lang: 'en',
      dir: 'ltr',
      heading: t('mail.heading'),
      opening: [t('mail.opening'), t('mail.code', { code })],
      code,
      action: { label: t('mail.action'), url, hint: t('mail.hint') },
      closing: [t('mail.closing')],
      sender: [brand.name],
    }),
  };
}

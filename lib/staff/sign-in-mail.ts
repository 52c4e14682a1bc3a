import 'server-only';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import type { MailMessage } from '@/lib/mail/message';
import { renderLetter } from '@/lib/mail/templates/letter';
import { t } from './words';

/** The mail with the code that any browser may use, while more links are asked for than one person needs. */
export function sharedCodeMail(email: string, code: string): MailMessage {
  return {
    from: env.MAIL_FROM,
    to: [email],
    subject: t('mail.sharedSubject', { brand: brand.name }),
    ...renderLetter({
      lang: 'en',
      dir: 'ltr',
      heading: t('mail.heading'),
      opening: [t('mail.sharedOpening'), t('mail.sharedCode', { code })],
      code,
      action: {
        label: t('mail.sharedAction'),
        url: `${env.SITE_URL}/staff/sign-in?said=code`,
        hint: t('mail.hint'),
      },
      closing: [t('mail.closing')],
      sender: [brand.name],
    }),
  };
}

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

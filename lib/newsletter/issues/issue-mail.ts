import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { formatters } from '@/lib/i18n/format';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { MailMessage } from '@/lib/mail/message';
import { senderInformation } from '@/lib/mail/sender-information';
import { escapeHtml } from '@/lib/mail/templates/escape-html';
import { renderLayout } from '@/lib/mail/templates/layout';
import { mailHtml, mailPlain } from '@/lib/mail/templates/mail-text';
import { accent, paper, sand, soft } from '@/lib/mail/templates/mail-theme';
import { unsubscribeHeaders, unsubscribeUrl } from '../newsletter-address';
import { issueHtml } from './issue-html';
import { issuePlain } from './issue-plain';
import { findLinkUrl } from './resolve-link';
import type { IssueText } from './schema';

/** Below an issue: why the reader gets it, the unsubscribe link, and the sender (Spam Act 2003, Australia, sections 17 and 18). */
interface Footer {
  why: string;
  unsubscribe: string;
  unsubscribeHint: string;
}

/** The text of an issue in a language, or in English if there is none. */
export function chooseText(texts: readonly IssueText[], locale: Locale): IssueText | undefined {
  return texts.find((text) => text.locale === locale) ?? texts.find((text) => text.locale === defaultLocale);
}

/**
 * Renders an issue for the readers of a language; the returned function adds a reader's own unsubscribe link.
 * `sentAt`: the beginning of its sending.
 */
export async function renderIssue(text: IssueText, locale: Locale, sentAt: number) {
  const { newsletter } = await loadMessages(locale);
  const t = createTranslator({ locale, messages: newsletter });
  const footer = {
    why: t('issue.why', { site: `\u2068${new URL(env.SITE_URL).host}\u2069` }),
    unsubscribe: t('results.unsubscribe.button'),
    unsubscribeHint: t('mail.unsubscribe'),
  };
  const { dir } = locales[text.locale];
  const date = formatters(text.locale).day(new Date(sentAt));
  const address = (href: string) => findLinkUrl(href, locale);
  const html = `<p style="margin:0 0 12px;font-size:14px;${paper}color:${soft}">${mailHtml(date)}</p>${issueHtml(text.body, { address, dir })}`;
  const plain = mailPlain(`${date}\n\n${issuePlain(text.body, address)}`, dir);
  return ({ email, token }: { email: string; token: string }): MailMessage => {
    const url = unsubscribeUrl(token, locale);
    return {
      from: env.MAIL_FROM,
      to: [email],
      replyTo: { name: brand.name, address: brand.email },
      subject: text.subject,
      html: pageHtml({ text, locale, html, footer, url }),
      text: `${plain}\n\n${footer.why}\n${footer.unsubscribeHint}\n${url}\n\n-- \n${senderInformation().join('\n')}\n`,
      headers: unsubscribeHeaders(token, locale),
    };
  };
}

interface Page {
  text: IssueText;
  /** The reader's language; the text may be in English. */
  locale: Locale;
  html: string;
  footer: Footer;
  url: string;
}

function pageHtml({ text, locale, html, footer, url }: Page): string {
  const written = locales[text.locale];
  const reader = locales[locale];
  const side = reader.dir === 'rtl' ? 'right' : 'left';
  const small = `font-size:14px;line-height:1.5;background:${sand};color:${soft};margin:0 0 8px`;
  const foot = [
    `<div lang="${reader.hrefLang}" dir="${reader.dir}" align="${side}" style="text-align:${side}">`,
    `<p style="${small}">${escapeHtml(footer.why)} `,
    `<a href="${escapeHtml(url)}" style="color:${accent}">${escapeHtml(footer.unsubscribe)}</a></p>`,
    `<p dir="ltr" align="left" style="${small};text-align:left">${senderInformation().map(mailHtml).join('<br>')}</p></div>`,
  ].join('\n');
  return renderLayout({
    lang: written.hrefLang,
    dir: written.dir,
    title: text.subject,
    preheader: text.preheader,
    content: [html],
    foot,
  });
}

import { escapeHtml } from './escape-html';
import { renderButtons, renderLayout, renderSign, renderTitle } from './layout';
import { mailHtml } from './mail-text';
import { accent, hair, ink, paper, soft, sun } from './mail-theme';

/** `href`: a link on the value, in HTML. `isMissing`: the value says that there is none, which only the text version does. */
export interface Fact {
  label: string;
  value: string;
  href?: string | undefined;
  isMissing?: boolean;
}

export interface FactSheet {
  heading: string;
  /** Shown first and emphasised, such as a warning. */
  notice?: string;
  facts: Fact[];
  /** Until when it has to be answered, as a sign. */
  due?: string;
  /** Long text with the writer's line breaks. */
  body: { label: string; text: string };
  /** The attached result as text, with our own line breaks. */
  attachment?: { label: string; text: string };
  closing: string;
  /** Links to possible actions; none by default. */
  actions?: { label: string; url: string }[];
}

/** A mail to staff that lists facts, as HTML and as text, in English. Every value is escaped. */
export function renderFactSheet(sheet: FactSheet): { html: string; text: string } {
  return { html: renderHtml(sheet), text: renderText(sheet) };
}

function renderText({
  heading,
  notice,
  due,
  facts,
  body,
  attachment,
  closing,
  actions = [],
}: FactSheet): string {
  return [
    heading,
    ...(notice ? [`! ${notice}`] : []),
    ...(due ? [due] : []),
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    quote(body),
    ...(attachment ? [quote(attachment)] : []),
    closing,
    ...actions.map(({ label, url }) => `${label}:\n${url}`),
  ].join('\n\n');
}

function quote({ label, text }: FactSheet['body']): string {
  return `${label}:\n${quoteLines(text)}`;
}

/** Quotes each line, so that none can pass for one of the facts. */
export function quoteLines(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

function renderHtml({
  heading,
  notice,
  due,
  facts,
  body,
  attachment,
  closing,
  actions = [],
}: FactSheet): string {
  return renderLayout({
    lang: 'en',
    dir: 'ltr',
    title: heading,
    content: [
      renderTitle(mailHtml(heading)),
      notice
        ? renderBoxed('border:2px solid #b3261e;padding:8px 12px', `<strong>${mailHtml(notice)}</strong>`)
        : '',
      due ? renderSign(mailHtml(due)) : '',
      renderLong(body),
      attachment ? renderLong(attachment) : '',
      `<p>${mailHtml(closing)}</p>`,
      actions.length > 0 ? renderButtons(actions, 'quiet') : '',
      renderFactRows(facts),
    ],
  });
}

function renderLong({ label, text }: FactSheet['body']): string {
  return `<h2 style="font-size:16px;line-height:1.5">${mailHtml(label)}</h2>${renderQuote(text)}`;
}

/** Facts in two columns; without styles, because a mail about many leads has hundreds of them. */
export function renderFacts(facts: FactSheet['facts']): string {
  const rows = facts
    .filter(isGiven)
    .map(
      ({ label, value, href }) =>
        `<tr valign="top"><th align="left" nowrap>${mailHtml(label)}</th><td dir="auto">${renderValue(value, href)}</td></tr>`,
    );
  return `<table cellspacing="0" cellpadding="4" border="0">${rows.join('')}</table>`;
}

/** The same as ruled lines below a thick one, like the totals of a report. */
function renderFactRows(facts: FactSheet['facts']): string {
  const line = `border-bottom:1px solid ${hair};padding:8px 12px 8px 0;font-size:15px;text-align:left;${paper}`;
  const rows = facts
    .filter(isGiven)
    .map(
      ({ label, value, href }) =>
        `<tr valign="top"><th align="left" style="${line}color:${soft};font-weight:normal">${mailHtml(label)}</th>` +
        `<td dir="auto" style="${line}color:${ink}">${renderValue(value, href)}</td></tr>`,
    );
  return `<table width="100%" cellspacing="0" cellpadding="0" border="0" style="border-top:4px solid ${ink};margin:24px 0 0">${rows.join('')}</table>`;
}

function isGiven({ isMissing }: Fact): boolean {
  return !isMissing;
}

function renderValue(value: string, href?: string): string {
  const text = mailHtml(value);
  return href ? `<a href="${escapeHtml(href)}" style="color:${accent}">${text}</a>` : text;
}

/** A visitor's text beside a line, with its line breaks. Each of its lines may have another direction. */
export function renderQuote(text: string, dir: 'ltr' | 'rtl' = 'ltr'): string {
  // Mail programs know sides, not directions.
  const side = dir === 'rtl' ? 'right' : 'left';
  return renderBoxed(
    `white-space:pre-wrap;border-${side}:4px solid ${sun};padding:4px 14px`,
    renderLines(text),
  );
}

/** What a person typed, line by line, each in its own direction. Outlook doesn't know `auto`. */
export function renderLines(text: string): string {
  return text
    .split('\n')
    .map((line) => `<div dir="${readDirection(line)}">${mailHtml(line) || '<br>'}</div>`)
    .join('');
}

/** By the first letter or mark of direction, as browsers do. */
function readDirection(line: string): 'ltr' | 'rtl' {
  return /[\p{sc=Arab}\p{sc=Hebr}\u200f]/u.test(/[\p{L}\u200e\u200f]/u.exec(line)?.[0] ?? '') ? 'rtl' : 'ltr';
}

/** Outlook knows the padding of cells only. */
function renderBoxed(style: string, html: string): string {
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td style="${style}">${html}</td></tr></table>`;
}

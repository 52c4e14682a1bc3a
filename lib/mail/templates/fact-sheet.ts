import { escapeHtml } from './escape-html';

export interface FactSheet {
  heading: string;
  /** Shown first and emphasised, such as a warning. */
  notice?: string;
  facts: { label: string; value: string }[];
  /** Long text with the writer's line breaks. */
  body: { label: string; text: string };
  /** The attached result as text, with our own line breaks. */
  attachment?: { label: string; text: string };
  closing: string;
  /** Links to possible actions; none by default. */
  actions?: { label: string; url: string }[];
}

/** A mail that lists facts, as HTML and as text. Every value is escaped. */
export function renderFactSheet(sheet: FactSheet): { html: string; text: string } {
  return { html: renderHtml(sheet), text: renderText(sheet) };
}

function renderText({ heading, notice, facts, body, attachment, closing, actions = [] }: FactSheet): string {
  return [
    heading,
    ...(notice ? [`! ${notice}`] : []),
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    quote(body),
    ...(attachment ? [quote(attachment)] : []),
    closing,
    ...actions.map(({ label, url }) => `${label}:\n${url}`),
  ].join('\n\n');
}

/** Quotes each line, so that none can pass for one of the facts. */
function quote({ label, text }: FactSheet['body']): string {
  const lines = text.split('\n').map((line) => `> ${line}`);
  return `${label}:\n${lines.join('\n')}`;
}

function renderHtml({ heading, notice, facts, body, attachment, closing, actions = [] }: FactSheet): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;white-space:nowrap">${escapeHtml(label)}</th>` +
      `<td dir="auto" style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"></head>',
    '<body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1c1c1c">',
    `<h1 style="font-size:20px">${escapeHtml(heading)}</h1>`,
    notice
      ? `<p style="border:2px solid #b3261e;padding:8px 12px"><strong>${escapeHtml(notice)}</strong></p>`
      : '',
    `<table cellspacing="0" cellpadding="0">${rows.join('')}</table>`,
    quoteHtml(body),
    attachment ? quoteHtml(attachment) : '',
    `<p>${escapeHtml(closing)}</p>`,
    ...(actions.length > 0 ? [`<p>${actions.map(renderAction).join(' ')}</p>`] : []),
    '</body></html>',
  ].join('\n');
}

function quoteHtml({ label, text }: FactSheet['body']): string {
  return (
    `<h2 style="font-size:16px">${escapeHtml(label)}</h2>` +
    `<div dir="auto" style="white-space:pre-wrap;border-left:4px solid #c9c9c9;padding:4px 12px">${escapeHtml(text)}</div>`
  );
}

function renderAction({ label, url }: { label: string; url: string }): string {
  return (
    `<a href="${escapeHtml(url)}" style="display:inline-block;padding:8px 16px;border:2px solid #0b6478;` +
    `color:#0b6478;font-weight:bold;text-decoration:none;border-radius:6px">${escapeHtml(label)}</a>`
  );
}

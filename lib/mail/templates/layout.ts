import { renderBrandHead } from './brand-head';
import { escapeHtml } from './escape-html';
import {
  accent,
  coral,
  ink,
  night,
  paper,
  sand,
  signGreen,
  soft,
  table,
  textFont,
  titleFont,
} from './mail-theme';

export interface Layout {
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Named by screen readers and shown by a browser; mail programs show the subject. */
  title: string;
  /** The text that inboxes show beside the subject. */
  preheader?: string;
  /** HTML. */
  content: string[];
  /** HTML below the sheet: who sent it. */
  foot?: string;
  /** Written by a person to a person: without the firm's name above it, like any letter. */
  isPersonal?: boolean;
}

/**
 * The page around the content of every mail: a sheet of paper on sand, below the firm's name. Gmail and others remove `html`,
 * `head` and `body`: language, direction, font and colours are therefore on an element inside.
 */
export function renderLayout({
  lang,
  dir,
  title,
  preheader,
  content,
  foot = '',
  isPersonal,
}: Layout): string {
  const side = dir === 'rtl' ? 'right' : 'left';
  const ground = isPersonal ? '#ffffff' : sand;
  const text = `font-family:${textFont};font-size:16px;line-height:1.55`;
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>:root{color-scheme:light dark}`,
    `@media (prefers-color-scheme:dark){${night}}</style>`,
    // Outlook for Windows would show Times instead of a face that it doesn't have.
    '<!--[if mso]><style>*{font-family:Arial,sans-serif!important}</style><![endif]--></head>',
    `<body style="margin:0;padding:0;background:${ground}">`,
    `<div role="article" lang="${escapeHtml(lang)}" dir="${dir}" aria-label="${escapeHtml(title)}" ` +
      `style="${text};background:${ground};color:${ink}">`,
    renderPreheader(preheader),
    // Outlook knows widths and sides of tables only, and no greatest width.
    `<table ${table} bgcolor="${ground}" style="background:${ground}"><tr><td align="center" style="padding:24px 12px 32px;background:${ground}">`,
    '<!--[if mso]><table role="presentation" width="600" cellspacing="0" cellpadding="0" border="0"><tr><td><![endif]-->',
    `<table ${table} style="max-width:600px">`,
    isPersonal ? '' : `<tr><td align="${side}">${renderBrandHead(dir)}</td></tr>`,
    `<tr><td align="${side}" bgcolor="#ffffff" style="text-align:${side};${text};${paper}color:${ink};` +
      `padding:${isPersonal ? '0 8px' : '20px 28px 28px'};overflow-wrap:anywhere">`,
    ...content,
    '</td></tr>',
    foot === ''
      ? ''
      : `<tr><td align="${side}" style="background:${ground};color:${soft};padding:16px ${isPersonal ? '8px' : '28px'}">${foot}</td></tr>`,
    '</table><!--[if mso]></td></tr></table><![endif]--></td></tr></table></div></body></html>',
  ].join('\n');
}

/** The heading of a mail. */
export function renderTitle(html: string): string {
  return `<h1 style="margin:0 0 16px;${titleFont};${paper}color:${ink}">${html}</h1>`;
}

/** Until when something is answered, as a parking sign, which is white at night, too. */
export function renderSign(html: string): string {
  const board = `border:3px solid ${signGreen};border-radius:8px;background-color:#ffffff;color:${signGreen}`;
  return (
    `<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:16px 0"><tr>` +
    `<td bgcolor="#ffffff" style="${board};padding:10px 16px;font-size:18px;line-height:1.3;font-weight:bold">${html}</td></tr></table>`
  );
}

/** Blanks prevent inboxes from appending the first lines of the mail. */
function renderPreheader(text = ''): string {
  if (text === '') return '';
  const blanks = '&#847;&zwnj;&nbsp;'.repeat(40);
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${blanks}</div>`;
}

/**
 * Links as buttons in a line, 44 pixels high whatever the font size around them; `quiet`: with a border only. Each is a cell,
 * because Word, which shows mails in Outlook, knows the padding of cells only.
 */
export function renderButtons(
  links: readonly { label: string; url: string }[],
  look: 'filled' | 'quiet' = 'filled',
): string {
  const [background, colour, edge] = look === 'filled' ? [coral, ink, coral] : ['#ffffff', accent, accent];
  const colours = `background:${background};color:${colour}`;
  const cells = links.map(
    ({ label, url }) =>
      `<td bgcolor="${background}" style="${colours};border:2px solid ${edge};border-radius:6px;mso-padding-alt:12px 18px">` +
      `<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 18px;${colours};border-radius:4px;` +
      `font-size:16px;line-height:20px;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></td>`,
  );
  return (
    '<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:16px 0">' +
    `<tr>${cells.join('<td width="8">&nbsp;</td>')}</tr></table>`
  );
}

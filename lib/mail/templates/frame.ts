import { brand } from '@/lib/config/brand';
import { escapeHtml } from './escape-html';

export interface Frame {
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Named by screen readers and shown by a browser; mail programs show the subject. */
  title: string;
  /** The text that inboxes show beside the subject. */
  preheader?: string;
  /** HTML. */
  content: string[];
}

// Mail programs with a dark mode adapt text colours only together with a background that is set.
export const ink = '#0f172a';
export const soft = '#4a5568';
export const accent = '#0b6478';
export const paper = 'background:#ffffff;';

const table = 'role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"';

/**
 * The page around the content of every mail. Gmail and others remove `html`, `head` and `body`: language, direction, font
 * and colours are therefore on an element inside.
 */
export function renderFrame({ lang, dir, title, preheader, content }: Frame): string {
  const side = dir === 'rtl' ? 'right' : 'left';
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>:root{color-scheme:light dark}</style></head>`,
    `<body style="margin:0;padding:0;${paper}">`,
    `<div role="article" lang="${escapeHtml(lang)}" dir="${dir}" aria-label="${escapeHtml(title)}" ` +
      `style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;${paper}color:${ink}">`,
    renderPreheader(preheader),
    // Outlook knows widths and sides of tables only.
    `<table ${table} bgcolor="#ffffff" style="${paper}"><tr><td align="center" style="padding:24px 20px">`,
    `<table ${table} style="max-width:36em"><tr><td align="${side}" style="text-align:start;` +
      `font-family:Arial,sans-serif;font-size:16px;line-height:1.5;${paper}color:${ink};overflow-wrap:anywhere">`,
    ...content,
    '</td></tr></table></td></tr></table></div></body></html>',
  ].join('\n');
}

/**
 * A sheet of paper with the mark and the name above, as the report mails have it: what staff get. Mail programs with a dark mode
 * adapt text and background only as a pair, so both are set.
 */
export function renderPaper(content: readonly string[]): string {
  return [
    `<table ${table} bgcolor="#ffffff" style="${paper}border:2px solid ${ink}">`,
    `<tr><td bgcolor="${ink}" style="background:${ink};padding:12px 24px">`,
    `${renderName({ mark: '#78d0dc', ground: ink, colour: '#ffffff' })}</td></tr>`,
    `<tr><td style="${paper}color:${ink};padding:20px 24px">`,
    ...content,
    '</td></tr></table>',
  ].join('\n');
}

/** The mark and the name above a letter to a visitor. */
export function renderMark(): string {
  return [
    `<table ${table} style="margin:0 0 20px"><tr><td style="padding:0 0 10px;border-bottom:4px solid ${ink};${paper}color:${ink}">`,
    `${renderName({ mark: accent, ground: '#ffffff', colour: ink })}</td></tr></table>`,
  ].join('\n');
}

function renderName({ mark, ground, colour }: Record<'mark' | 'ground' | 'colour', string>): string {
  return (
    '<table role="presentation" dir="ltr" cellspacing="0" cellpadding="0" border="0"><tr>' +
    `<td width="18" height="18" bgcolor="${mark}" style="background:${mark};font-size:1px;line-height:18px">&nbsp;</td>` +
    `<td style="padding:0 0 0 10px;font-size:18px;line-height:24px;font-weight:bold;background:${ground};color:${colour}">${escapeHtml(brand.name)}</td>` +
    '</tr></table>'
  );
}

/** The heading of a mail on paper. */
export function renderPaperTitle(html: string): string {
  return `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.1;${paper}color:${ink}">${html}</h1>`;
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
  const [background, colour] = look === 'filled' ? [accent, '#ffffff'] : ['#ffffff', accent];
  const colours = `background:${background};color:${colour}`;
  const cells = links.map(
    ({ label, url }) =>
      `<td bgcolor="${background}" style="${colours};border:2px solid ${accent};border-radius:6px;mso-padding-alt:12px 18px">` +
      `<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 18px;${colours};border-radius:4px;` +
      `font-size:16px;line-height:20px;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></td>`,
  );
  return (
    '<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:16px 0">' +
    `<tr>${cells.join('<td width="8">&nbsp;</td>')}</tr></table>`
  );
}

import { brand } from '@/lib/config/brand';
import { escapeHtml } from './escape-html';
import { accent, headFont, ink, sand, sun, table } from './mail-theme';

/** Nothing to read in a cell that is only a colour. */
const blank = 'font-size:1px;mso-line-height-rule:exactly';

/**
 * The corner piece, the firm's name and the sun above the sea, in cells of tables: mail programs block pictures and know no
 * drawings. Outlook for Windows shows square corners.
 */
export function renderBrandHead(dir: 'ltr' | 'rtl'): string {
  const end = dir === 'rtl' ? 'left' : 'right';
  return [
    `<table ${table} dir="${dir}"><tr>`,
    `<td valign="middle" style="background:${sand};color:${ink};padding:0 0 14px">${renderName()}</td>`,
    `<td width="72" valign="bottom" align="${end}">`,
    `<table role="presentation" cellspacing="0" cellpadding="0" border="0"><tr>` +
      `${cell({ width: 64, height: 32, colour: sun, corners: '32px 32px 0 0' })}</tr></table>`,
    '</td></tr></table>',
    `<table ${table} dir="${dir}">${renderSea()}</table>`,
  ].join('\n');
}

/** The sea, which keeps its colour at night, with two bars of the sun’s light, each shorter than the one above. */
function renderSea(): string {
  const bar = (width: number, behind: number) =>
    `<tr>${cell({ height: 3, colour: accent, isFixed: true })}${cell({ width, height: 3, colour: sun })}${cell({ width: behind, height: 3, colour: accent, isFixed: true })}</tr>`;
  const row = (height: number) => `<tr>${cell({ height, colour: accent, isFixed: true })}</tr>`;
  const water = (height: number) => `<table ${table}>${row(height)}</table>`;
  const light = (width: number, behind: number) => `<table ${table}>${bar(width, behind)}</table>`;
  const parts = [water(5), light(46, 9), water(4), light(24, 20), water(5)];
  return `<tr><td bgcolor="${accent}" style="background-color:${accent};font-size:1px">${parts.join('')}</td></tr>`;
}

function renderName(): string {
  const [first, ...others] = brand.name.split(' ');
  const small = `font-size:12px;line-height:16px;letter-spacing:3px;text-transform:uppercase`;
  return (
    '<table role="presentation" dir="ltr" cellspacing="0" cellpadding="0" border="0"><tr>' +
    `<td width="44" valign="middle">${renderBody()}</td><td width="12" valign="middle">${renderTab()}</td>` +
    `<td valign="middle" style="background:${sand};color:${ink};padding:0 0 0 12px;font-family:${headFont};` +
    `font-size:26px;line-height:26px;font-weight:900;letter-spacing:-0.5px">${escapeHtml(first ?? '')} ` +
    `<span style="${small}">${escapeHtml(others.join(' '))}</span></td></tr></table>`
  );
}

/** The piece's square with the socket in its upper edge. */
function renderBody(): string {
  const side = cell({ width: 14, height: 12, colour: accent });
  const socket = cell({ width: 16, height: 12, colour: sand, corners: '0 0 9px 9px' });
  return (
    `<table role="presentation" width="44" cellspacing="0" cellpadding="0" border="0" bgcolor="${accent}" style="background:${accent}">` +
    `<tr>${side}${socket}${side}</tr><tr>${cell({ span: 3, height: 32, colour: accent })}</tr></table>`
  );
}

/** The tab at its side, which begins and ends at the same heights as in the logo. */
function renderTab(): string {
  return (
    '<table role="presentation" width="12" cellspacing="0" cellpadding="0" border="0">' +
    `<tr>${cell({ height: 15, colour: sand })}</tr><tr>${cell({ height: 16, colour: accent, corners: '0 9px 9px 0' })}</tr>` +
    `<tr>${cell({ height: 13, colour: sand })}</tr></table>`
  );
}

interface Cell {
  width?: number;
  height: number;
  colour: string;
  corners?: string;
  span?: number;
  /** At night, too: see `night`. */
  isFixed?: true;
}

function cell({ width, height, colour, corners, span, isFixed }: Cell): string {
  const size = `${width ? ` width="${width}"` : ''} height="${height}"${span ? ` colspan="${span}"` : ''}`;
  const round = corners ? `;border-radius:${corners}` : '';
  return `<td${size} bgcolor="${colour}" style="${isFixed ? 'background-color' : 'background'}:${colour}${round};${blank};line-height:${height}px">&nbsp;</td>`;
}

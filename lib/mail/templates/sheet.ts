import { escapeHtml } from './escape-html';
import { renderTitle } from './layout';
import { hair, headFont, ink, soft, table } from './mail-theme';

/** A report's summary, drawn as a sheet of paper: the score on a scale, the faults with their work, and totals. */
export interface Sheet {
  title: string;
  /** What the report is about, such as the website's name. */
  subject: string;
  /** 0–100. */
  score: number;
  /** The score formatted for the locale. */
  figure: string;
  caption: string;
  rows: { rank: string; title: string; text: string; severity: string; isCritical: boolean; work: string }[];
  totals: { label: string; value: string }[];
}

const red = '#b3261e';
const amber = '#7a4b00';
/** Colours and widths of the scale's bands, percent; the same as in components/ui/dial.tsx. */
const bands = [
  { colour: '#dc2626', width: 60 },
  { colour: '#eab308', width: 20 },
  { colour: '#2e9e5b', width: 20 },
] as const;

// Both are set, because mail programs with a dark mode adapt background and text colour only as a pair.
const paper = `background:#ffffff;color:${ink};`;
/** Nothing to read: the score is a figure above. */
const mark = 'font-size:1px;line-height:12px;';

/** Renders with tables and inline styles, which every mail program supports. Every value is escaped. */
export function renderSheet(sheet: Sheet, dir: 'ltr' | 'rtl'): string {
  const { title, subject, rows, totals } = sheet;
  return [
    `<table ${table} bgcolor="#ffffff" style="${paper}margin:0 0 24px">`,
    `<tr><td style="${paper}">`,
    renderTitle(escapeHtml(title)),
    `<p style="margin:-8px 0 14px;${paper}">${escapeHtml(subject)}</p>`,
    renderScore(sheet),
    ...(rows.length > 0 ? [`<table ${table}>${rows.map(renderRow).join('')}</table>`] : []),
    `<table ${table} style="border-top:4px solid ${ink}">${totals.map((total) => renderTotal(total, dir)).join('')}</table>`,
    '</td></tr></table>',
  ].join('\n');
}

/** The score, and below it a mark at its position on the scale. */
function renderScore({ score, figure, caption }: Sheet): string {
  // Not 0: a cell of width 0 is drawn as wide as its content.
  const before = Math.min(Math.max(Math.round(score), 1), 98);
  const scale = bands
    .map(
      ({ colour, width }) =>
        `<td width="${width}%" height="10" bgcolor="${colour}" style="background:${colour};font-size:1px;line-height:10px">&nbsp;</td>`,
    )
    .join('');
  return [
    `<div dir="ltr" style="border-top:4px solid ${ink};padding:12px 0 16px">`,
    `<p align="center" style="margin:0;text-align:center;font-family:${headFont};font-size:64px;line-height:1;font-weight:900;letter-spacing:-2px;${paper}">${escapeHtml(figure)}</p>`,
    `<p dir="auto" align="center" style="margin:2px 0 8px;text-align:center;font-size:14px;background:#ffffff;color:${soft}">${escapeHtml(caption)}</p>`,
    `<table ${table}><tr><td width="${before}%" style="${mark}border-right:4px solid ${ink}">&nbsp;</td>`,
    `<td width="${100 - before}%" style="${mark}">&nbsp;</td></tr></table>`,
    `<table ${table}><tr>${scale}</tr></table>`,
    '</div>',
  ].join('');
}

function renderRow({ rank, title, text, severity, isCritical, work }: Sheet['rows'][number]): string {
  const line = `border-top:1px solid ${hair};padding:10px 0;${paper}`;
  return (
    `<tr><td valign="top" width="32" style="${line}font-size:20px;font-weight:bold">${escapeHtml(rank)}</td>` +
    `<td valign="top" style="${line}font-size:15px;line-height:1.4">` +
    `<h2 style="margin:0;font-size:15px;line-height:1.4;${paper}">${escapeHtml(title)}</h2>${escapeHtml(text)}` +
    `<br><strong style="color:${isCritical ? red : amber}">${escapeHtml(severity)}</strong>` +
    ` &nbsp; <strong>${escapeHtml(work)}</strong></td></tr>`
  );
}

function renderTotal({ label, value }: Sheet['totals'][number], dir: 'ltr' | 'rtl'): string {
  const end = dir === 'rtl' ? 'left' : 'right';
  const line = `border-bottom:1px solid ${hair};padding:8px 0;${paper}`;
  return (
    `<tr><td style="${line}font-size:15px">${escapeHtml(label)}</td>` +
    `<td align="${end}" style="${line}text-align:${end};font-size:18px;font-weight:bold">${escapeHtml(value)}</td></tr>`
  );
}

/** The sheet's totals as lines of text. */
export function sheetTotals({ totals }: Sheet): string {
  return totals.map(({ label, value }) => `${label}: ${value}`).join('\n');
}

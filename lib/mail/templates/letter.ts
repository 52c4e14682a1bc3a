import { escapeHtml } from './escape-html';
import { renderSheet, type Sheet, sheetTotals } from './sheet';

export interface Letter {
  lang: string;
  dir: 'ltr' | 'rtl';
  heading: string;
  /** Shown above the letter instead of its heading and list of points, which only the text version has then. */
  sheet?: Sheet;
  opening: string[];
  /** Shown below the opening; `source` is a `cid:` address, width and height are pixels. The text version has its `alt`. */
  picture?: { source: string; alt: string; width: number; height: number };
  /** The line above the points. */
  pointsTitle?: string;
  /** A short list after the opening. */
  points?: string[];
  /** A paragraph after the list. */
  afterPoints?: string;
  /** Links with their titles, in a letter about several things. */
  links?: { label: string; url: string }[];
  /** The action of the mail. `hint` is the line above the full address, for readers without the button. */
  action?: { label: string; url: string; hint: string };
  closing: string[];
  /** Unsubscribe link of recurring mail. */
  wayOut?: { label: string; url: string };
  /** The sender's data in lines, in Latin letters in every language. */
  sender: string[];
}

/** Renders a mail to a visitor with one call to action, or a list of links, as HTML and as text. Every value is escaped. */
export function renderLetter(letter: Letter): { html: string; text: string } {
  return { html: renderHtml(letter), text: renderText(letter) };
}

function renderText({
  heading,
  sheet,
  opening,
  picture,
  pointsTitle,
  points = [],
  afterPoints,
  links = [],
  action,
  closing,
  wayOut,
  sender,
}: Letter): string {
  return [
    heading,
    ...opening,
    ...(picture ? [`[${picture.alt}]`] : []),
    ...(pointsTitle ? [pointsTitle] : []),
    ...(points.length > 0 ? [points.map((point) => `- ${point}`).join('\n')] : []),
    ...(sheet ? [sheetTotals(sheet)] : []),
    ...(afterPoints ? [afterPoints] : []),
    ...links.map(({ label, url }) => `${label}\n${url}`),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...closing,
    ...(wayOut ? [`${wayOut.label}\n${wayOut.url}`] : []),
    `-- \n${sender.join('\n')}`,
  ].join('\n\n');
}

function renderHtml(letter: Letter): string {
  const { lang, dir, heading, sheet, closing, wayOut, sender } = letter;
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}" dir="${dir}"><head><meta charset="utf-8"></head>`,
    '<body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#0f172a;max-width:34em">',
    // Who has read the sheet wants the report, so that its button comes before the explanations.
    ...(sheet
      ? [renderSheet(sheet), ...renderAction(letter), ...renderOpening(letter)]
      : [
          `<h1 style="font-size:22px;line-height:1.2">${escapeHtml(heading)}</h1>`,
          ...renderOpening(letter),
          ...renderPoints(letter),
          ...renderAction(letter),
        ]),
    ...closing.map(renderParagraph),
    ...(wayOut ? [renderAddress(wayOut.label, wayOut.url)] : []),
    '<hr style="border:0;border-top:2px solid #0f172a">',
    `<p dir="ltr" style="font-size:14px;color:#4a5568">${sender.map(escapeHtml).join('<br>')}</p>`,
    '</body></html>',
  ].join('\n');
}

function renderParagraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function renderOpening(letter: Letter): string[] {
  return [...letter.opening.map(renderParagraph), ...renderPicture(letter)];
}

function renderAction({ afterPoints, links = [], action }: Letter): string[] {
  const before = [
    ...(afterPoints ? [renderParagraph(afterPoints)] : []),
    ...links.map(({ label, url }) => renderAddress(label, url)),
  ];
  if (!action) return before;
  return [
    ...before,
    `<p><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;background:#0b6478;` +
      `color:#ffffff;font-weight:bold;text-decoration:none;border-radius:6px">${escapeHtml(action.label)}</a></p>`,
    renderAddress(action.hint, action.url),
  ];
}

function renderAddress(label: string, url: string): string {
  return (
    `<p style="font-size:14px;color:#4a5568">${escapeHtml(label)}<br>` +
    `<a href="${escapeHtml(url)}" dir="ltr" style="color:#0b6478;word-break:break-all">${escapeHtml(url)}</a></p>`
  );
}

function renderPicture({ picture }: Letter): string[] {
  if (!picture) return [];
  const { source, alt, width, height } = picture;
  return [
    `<p><img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" ` +
      'style="display:block;max-width:100%;height:auto;border:1px solid #cbd5e1;border-radius:12px"></p>',
  ];
}

function renderPoints({ pointsTitle, points = [] }: Letter): string[] {
  return [
    ...(pointsTitle ? [`<p>${escapeHtml(pointsTitle)}</p>`] : []),
    ...(points.length > 0
      ? [`<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`]
      : []),
  ];
}

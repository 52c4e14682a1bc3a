import { escapeHtml } from './escape-html';
import { quoteLines, renderLines, renderQuote } from './fact-sheet';
import { renderButtons, renderLayout, renderSign, renderTitle } from './layout';
import { mailHtml, mailPlain } from './mail-text';
import { accent, sand, soft } from './mail-theme';
import { renderSheet, type Sheet, sheetTotals } from './sheet';

export interface Letter {
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Absent in a letter that a person wrote. */
  heading?: string;
  /** Named by screen readers; by default the heading. */
  title?: string;
  /** Shown instead of the heading, the opening and the list of points, which only the text version has then. */
  sheet?: Sheet;
  opening: string[];
  /** Until when we answer, as a sign below the opening. */
  promise?: string;
  /** A code in the opening, which is shown large. */
  code?: string;
  /** The line above the points. */
  pointsTitle?: string;
  /** A short list after the opening; `isRanked`: each begins with its number. */
  points?: string[];
  isRanked?: boolean;
  /** What the reader wrote, with its line breaks. */
  quote?: { label: string; text: string } | undefined;
  /** A paragraph after the list. */
  afterPoints?: string;
  /** Links with their titles, in a letter about several things. */
  links?: { label: string; url: string }[];
  /** The action of the mail. `hint` is the line above the full address, for readers without the button. */
  action?: { label: string; url: string; hint: string };
  closing: string[];
  /** Sentences that most readers can skip, set small in one paragraph at the end. */
  smallPrint?: string[];
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
  dir,
  heading,
  sheet,
  opening,
  promise,
  pointsTitle,
  points = [],
  isRanked,
  quote,
  afterPoints,
  links = [],
  action,
  closing,
  smallPrint = [],
  wayOut,
  sender,
}: Letter): string {
  const plain = (text: string) => mailPlain(text, dir);
  return [
    ...(heading ? [plain(heading)] : []),
    ...opening.map(plain),
    ...(promise ? [plain(promise)] : []),
    ...(pointsTitle ? [plain(pointsTitle)] : []),
    ...(points.length > 0
      ? [points.map((point) => `${isRanked ? '' : '- '}${plain(point)}`).join('\n')]
      : []),
    ...(sheet ? [sheetTotals(sheet)] : []),
    ...(quote ? [`${plain(quote.label)}:\n${quoteLines(quote.text)}`] : []),
    ...(afterPoints ? [plain(afterPoints)] : []),
    ...links.map(({ label, url }) => `${plain(label)}\n${url}`),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...closing.map(plain),
    ...(smallPrint.length > 0 ? [smallPrint.map(plain).join('\n')] : []),
    ...(wayOut ? [`${wayOut.label}\n${wayOut.url}`] : []),
    `-- \n${sender.join('\n')}`,
  ].join('\n\n');
}

function renderHtml(letter: Letter): string {
  const { lang, dir, heading, title = heading ?? '', sheet, closing, smallPrint, wayOut } = letter;
  const content = [
    ...(sheet
      ? [renderSheet(sheet, dir), ...renderAction(letter)]
      : [
          ...(heading ? [renderTitle(mailHtml(heading))] : []),
          ...renderOpening(letter),
          ...renderPoints(letter),
          ...renderQuoted(letter),
          ...renderAction(letter),
        ]),
    ...closing.map(renderParagraph),
    ...(smallPrint ? [renderSmallPrint(smallPrint)] : []),
    ...(wayOut ? [renderAddress(wayOut.label, wayOut.url)] : []),
  ];
  return renderLayout({ lang, dir, title, content, foot: renderSender(letter), isPersonal: !heading });
}

/** A paragraph that a person typed. */
function renderTyped(text: string): string {
  return `<div style="margin:16px 0">${renderLines(text)}</div>`;
}

/** With the line breaks of who wrote it. */
function renderParagraph(text: string): string {
  return `<p>${text.split('\n').map(mailHtml).join('<br>')}</p>`;
}

function renderSmallPrint(lines: string[]): string {
  return `<p style="font-size:14px;color:${soft}">${lines.map(mailHtml).join('<br>')}</p>`;
}

function renderSender({ sender, heading }: Letter): string {
  const ground = heading ? sand : '#ffffff';
  const lines = sender.map(mailHtml).join('<br>');
  return `<p dir="ltr" align="left" style="margin:0;font-size:14px;text-align:left;background:${ground};color:${soft}">${lines}</p>`;
}

function renderOpening(letter: Letter): string[] {
  const { heading, opening, promise, code } = letter;
  const render = heading ? renderParagraph : renderTyped;
  return [
    ...opening.map((text) => (code ? markCode(render(text), code) : render(text))),
    ...(promise ? [renderSign(mailHtml(promise))] : []),
  ];
}

/** A code to type, large enough to be read from a phone beside the computer. */
function markCode(html: string, code: string): string {
  const look = 'font-family:Consolas,Menlo,monospace;font-size:26px;line-height:1.4;letter-spacing:2px';
  return html.replace(escapeHtml(code), (found) => `<br><strong style="${look}">${found}</strong>`);
}

function renderAction({ afterPoints, links = [], action }: Letter): string[] {
  const before = [
    ...(afterPoints ? [renderParagraph(afterPoints)] : []),
    ...links.map(({ label, url }) => renderAddress(label, url)),
  ];
  if (!action) return before;
  return [...before, renderButtons([action]), renderAddress(action.hint, action.url)];
}

function renderAddress(label: string, url: string): string {
  return (
    `<p style="font-size:14px;color:${soft}">${escapeHtml(label)}<br>` +
    `<a href="${escapeHtml(url)}" dir="ltr" style="color:${accent};word-break:break-all">${escapeHtml(url)}</a></p>`
  );
}

function renderPoints({ pointsTitle, points = [], isRanked }: Letter): string[] {
  const list = `<ul>${points.map((point) => `<li>${mailHtml(point)}</li>`).join('')}</ul>`;
  return [
    ...(pointsTitle ? [renderParagraph(pointsTitle)] : []),
    ...(isRanked ? points.map(renderParagraph) : points.length > 0 ? [list] : []),
  ];
}

function renderQuoted({ quote, dir }: Letter): string[] {
  if (!quote) return [];
  return [
    `<h2 style="margin:24px 0 8px;font-size:16px">${mailHtml(quote.label)}</h2>`,
    renderQuote(quote.text, dir),
  ];
}

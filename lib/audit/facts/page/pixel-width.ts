/** Google sets titles in its results in Arial at 20 px. */
const FONT_PX = 20;

/** Advance widths of Arial in thousandths of the font size. */
const widths = new Map(
  (
    [
      ["'", 191],
      ['ijl', 222],
      ['|', 260],
      [' ftI.,:;!/\\[]\u00a0', 278],
      ['r-()`', 333],
      ['"', 355],
      ['*', 389],
      ['^', 469],
      ['ckxyzsvJ', 500],
      ['abdeghnopqu0123456789L#$_?–', 556],
      ['+<=>~', 584],
      ['FTZ', 611],
      ['ABEKPSVXY&', 667],
      ['CDHNRUw', 722],
      ['GOQ', 778],
      ['mM', 833],
      ['%', 889],
      ['W', 944],
      ['—…', 1000],
      ['@', 1015],
    ] as const
  ).flatMap(([characters, width]) => [...characters].map((character) => [character, width] as const)),
);
const OTHER_WIDTH = 580;
const WIDE_WIDTH = 1000;

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u;
const markOnly = /\p{M}/u;

/** Approximate width in pixels of a title in Google's desktop results. Accents don't change a letter's width. */
export function pixelWidth(text: string): number {
  let thousandths = 0;
  for (const character of text.normalize('NFD')) {
    if (markOnly.test(character)) continue;
    thousandths += widths.get(character) ?? (wide.test(character) ? WIDE_WIDTH : OTHER_WIDTH);
  }
  return Math.round((thousandths * FONT_PX) / 1000);
}

/** Length of a text in letters; a Chinese, Japanese or Korean character counts as two. */
export function displayLength(text: string): number {
  let length = 0;
  for (const character of text.normalize('NFC')) {
    if (!markOnly.test(character)) length += wide.test(character) ? 2 : 1;
  }
  return length;
}

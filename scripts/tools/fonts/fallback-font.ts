import type { FontMetrics } from './font-metrics';

/**
 * Widths of space and a–z per 1000 em in Arial and Arial Bold: those of Helvetica, which Arial, Liberation Sans and
 * Arimo copy (Adobe Core 14 AFM files, https://github.com/adobe-type-tools/Core14_AFMs).
 */
const arial = [
  278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278,
  556, 500, 722, 500, 500, 500,
];
const arialBold = [
  278, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333,
  611, 556, 778, 556, 556, 500,
];

/** How often space and a–z occur in 1000 characters of English text (Norvig 2012, spaces added). */
const frequency = [
  180, 66, 12, 27, 31, 102, 20, 15, 41, 62, 1, 4, 33, 21, 59, 63, 17, 1, 51, 53, 76, 22, 9, 14, 2, 14, 1,
];

/**
 * The descriptors that make a system font the fallback of a web font: same average line length, same line box. No
 * layout shift when the web font loads (https://developer.chrome.com/blog/font-fallbacks).
 */
export function fallbackDescriptors(metrics: FontMetrics, standIn: 'arial' | 'arialBold'): string {
  const widths = standIn === 'arialBold' ? arialBold : arial;
  const sizeAdjust = averageWidth(metrics) / (weighted((index) => widths[index] ?? 0) / 1000);
  const percent = (part: number) => `${((part / (metrics.unitsPerEm * sizeAdjust)) * 100).toFixed(2)}%`;
  return [
    `  size-adjust: ${(sizeAdjust * 100).toFixed(2)}%;`,
    `  ascent-override: ${percent(metrics.ascent)};`,
    `  descent-override: ${percent(metrics.descent)};`,
    `  line-gap-override: ${percent(metrics.lineGap)};`,
  ].join('\n');
}

function averageWidth(metrics: FontMetrics): number {
  const characters = [' ', ...'abcdefghijklmnopqrstuvwxyz'];
  return weighted((index) => metrics.measureWidth(characters[index] ?? ' ')) / metrics.unitsPerEm;
}

function weighted(widthAt: (index: number) => number): number {
  const total = frequency.reduce((sum, count) => sum + count, 0);
  return frequency.reduce((sum, count, index) => sum + count * widthAt(index), 0) / total;
}

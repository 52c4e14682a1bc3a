import { reportFormat } from './report-format';
import type { ReportTexts } from './report-texts';
import type { SpeedFigure } from './speed-rating';

/** Formats a speed figure with its unit; a dash for null. */
export function speedValue(figure: SpeedFigure, value: number | null, texts: ReportTexts): string {
  const { number, milliseconds, seconds } = reportFormat(texts);
  if (value === null) return '–';
  if (figure === 'cls') return number(Math.round(value * 100) / 100);
  return figure === 'lcpMs' ? seconds(value) : milliseconds(value);
}

import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';
import type { SpeedFigure } from './speed-rating';

/** Formats a speed figure with its unit; a dash for null. */
export function speedValue(figure: SpeedFigure, value: number | null, parts: ReportParts): string {
  const { number, milliseconds, seconds } = reportFormat(parts);
  if (value === null) return '–';
  if (figure === 'cls') return number(Math.round(value * 100) / 100);
  return figure === 'lcpMs' ? seconds(value) : milliseconds(value);
}

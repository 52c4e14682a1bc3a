import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';
import type { SpeedFigure } from './speed-rating';

/** A figure of speed with its unit; a dash where there is none. */
export function speedValue(figure: SpeedFigure, value: number | null, parts: ReportParts): string {
  const { number, milliseconds, seconds } = reportFormat(parts);
  if (value === null) return '–';
  if (figure === 'cls') return number(Math.round(value * 100) / 100);
  return figure === 'lcpMs' ? seconds(value) : milliseconds(value);
}

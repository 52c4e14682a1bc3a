import type { ReportParts } from '../report-parts';
import type { RivalsParts } from './rivals-section';

/** What the comparison needs of a report's parts. */
export function selectRivalsParts({ icons, words, language }: ReportParts): RivalsParts {
  const { critical, warning, passed, open } = icons;
  return { icons: { critical, warning, passed, open }, fix: words.findings.fix, language };
}

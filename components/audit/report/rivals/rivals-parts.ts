import type { ReportParts, RivalsParts } from '../report-parts';

/** Selects the parts of a report that the comparison needs. */
export function selectRivalsParts({ icons, words, language }: ReportParts): RivalsParts {
  const { critical, warning, passed, open } = icons;
  return { icons: { critical, warning, passed, open }, fix: words.findings.fix, language };
}

import type { RepairParts, ReportParts } from './report-parts';

export function selectRepairParts({ icons, words, language, phone, price }: ReportParts): RepairParts {
  const { critical, warning, passed, open } = icons;
  const { severity, paper, week } = words;
  return {
    icons: { critical, warning, passed, open },
    severity,
    paste: week.paste,
    paper,
    language,
    phone,
    price,
  };
}

'use client';

import type { ReportParts } from '@/components/audit/report/report-parts';
import { useLazyComponent } from '@/components/query/use-lazy-component';
import type { PresentedPhone } from '@/lib/audit/report/presented-phone';

const loadPhoneProgress = () => import('./phone-progress').then(({ PhoneProgress }) => PhoneProgress);

/** The section in a report shown inline: its script and styles are loaded with the answer, not with the form. */
export function LazyPhone({ phone, parts }: { phone: PresentedPhone; parts: ReportParts }) {
  const Progress = useLazyComponent(loadPhoneProgress);
  if (typeof Progress === 'string') return null;
  const { critical, warning, passed } = parts.icons;
  const own = { icons: { critical, warning, passed }, fix: parts.words.findings.fix };
  return <Progress phone={phone} parts={own} language={parts.language} />;
}

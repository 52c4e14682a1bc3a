'use client';

import type { AuditTexts } from '@/components/audit/report/report-texts';
import { useLazyComponent } from '@/components/ui/use-lazy-component';
import type { PresentedPhoneScreen } from '@/lib/audit/presented';

const loadPhoneProgress = () => import('./phone-progress').then(({ PhoneProgress }) => PhoneProgress);

/** The section in a report shown inline: its script and styles are loaded with the answer, not with the form. */
export function LazyPhoneScreen({ phone, texts }: { phone: PresentedPhoneScreen; texts: AuditTexts }) {
  const Progress = useLazyComponent(loadPhoneProgress);
  if (typeof Progress === 'string') return null;
  return (
    <Progress
      phone={phone}
      words={texts.parts.phone}
      fix={texts.words.findings.fix}
      language={texts.language}
    />
  );
}

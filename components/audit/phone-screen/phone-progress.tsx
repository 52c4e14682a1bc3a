'use client';

import type { PresentedPhoneScreen } from '@/lib/audit/presented';
import { usePart } from '../report/use-part';
import { PhoneSection, type PhoneSectionProps } from './phone-section';

interface PhoneProgressProps extends PhoneSectionProps {
  /** Language tag. */
  language: string;
}

const readPath = ({ path }: PresentedPhoneScreen) => path;

/** The section while the page is being rendered: polls until the picture is ready. */
export function PhoneProgress({ phone: initial, language, ...words }: PhoneProgressProps) {
  const phone = usePart(initial, { readPath, language, adapt: keepFindings });
  return (
    <>
      <div role="status" className="sr-only">
        {phone.state !== initial.state && phone.message}
      </div>
      <PhoneSection phone={phone} {...words} />
    </>
  );
}

/** Keeps the list of findings when there is no result, so that the content below doesn't move. */
function keepFindings(next: PresentedPhoneScreen, last: PresentedPhoneScreen): PresentedPhoneScreen {
  // Until the browser has gone it, and where it doesn't, the journey is as the source has it.
  const journey = next.journey ?? last.journey;
  if (next.state !== 'not_rendered') return { ...next, journey };
  return { ...next, journey, findings: last.findings.map((finding) => ({ ...finding, signal: '–' })) };
}

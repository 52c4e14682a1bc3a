'use client';

import type { PresentedPhone } from '@/lib/audit/report/presented-phone';
import { type PhoneParts, PhoneSection } from './phone-section';
import { usePhoneProgress } from './use-phone-progress';

interface PhoneProgressProps {
  phone: PresentedPhone;
  parts: PhoneParts;
  language: string;
}

/** The section while the page is being rendered: polls until the picture is ready. */
export function PhoneProgress({ phone: initial, parts, language }: PhoneProgressProps) {
  const phone = usePhoneProgress(initial, language);
  return (
    <>
      <div role="status" className="sr-only">
        {phone.state !== initial.state && phone.message}
      </div>
      <PhoneSection phone={phone} parts={parts} />
    </>
  );
}

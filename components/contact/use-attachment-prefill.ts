import { type RefObject, useEffect } from 'react';
import type { Attachment } from '@/lib/attachments/attachment';

/** Value of the service field for an enquiry about each kind of result. */
const services: Readonly<Record<Attachment['kind'], string>> = {
  audit: 'seo',
  check: 'seo',
  growth: 'business-growth',
  personalization: 'other',
  advice: 'other',
  project: 'other',
};

/** Prefills the message and the service for an attachment, unless the visitor has typed something. */
export function useAttachmentPrefill(
  form: RefObject<HTMLFormElement | null>,
  attachment: Attachment | undefined,
  text: string,
): void {
  useEffect(() => {
    if (!attachment) return;
    const message = form.current?.elements.namedItem('message');
    const service = form.current?.elements.namedItem('service');
    if (message instanceof HTMLTextAreaElement && message.value === '') message.value = text;
    if (service instanceof HTMLSelectElement && service.value === '')
      service.value = services[attachment.kind];
    // On phones the form is below the hero, so the page scrolls to it.
    if (window.scrollY === 0) form.current?.closest('section')?.scrollIntoView();
  }, [form, attachment, text]);
}

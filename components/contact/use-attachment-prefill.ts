import { type RefObject, useEffect } from 'react';
import type { Attachment } from '@/lib/attachments/attachment';

/** What the service field says of an enquiry about a result. */
const services: Readonly<Record<Attachment['kind'], string>> = {
  audit: 'seo',
  check: 'seo',
  growth: 'business-growth',
  personalization: 'other',
  advice: 'other',
  project: 'other',
};

/** Writes a first message for who comes with an attachment, and chooses the service, unless something stands there already. */
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
    // On a phone the form lies below the hero: who has pressed the button should see what came of it.
    if (window.scrollY === 0) form.current?.closest('section')?.scrollIntoView();
  }, [form, attachment, text]);
}

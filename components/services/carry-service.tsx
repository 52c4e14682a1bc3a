'use client';

import { useEffect } from 'react';

/**
 * Once the visitor inquires about a service, the contact section's link leads to the form with that service. Renders nothing:
 * without script the form asks.
 */
export function CarryService({ contact }: { contact: string }) {
  useEffect(() => {
    function carry({ target }: Event) {
      const inquiry = target instanceof Element ? target.closest<HTMLElement>('[data-inquire]') : null;
      if (!inquiry) return;
      const address = `${contact}?service=${inquiry.dataset.inquire}#contact-form`;
      document.querySelector('#contact-section [data-link]')?.setAttribute('href', address);
    }
    addEventListener('click', carry);
    return () => removeEventListener('click', carry);
  }, [contact]);
  return null;
}

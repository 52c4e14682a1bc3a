'use client';

import { useEffect } from 'react';
import { withReferrer } from '@/lib/browser/analytics/with-referrer';
import { opensElsewhere } from '@/lib/browser/links/opens-elsewhere';
import { readLinkToken, withAttachment } from '@/lib/site/attachment-path';

interface CarryResultProps {
  /** Path of the contact page, with language. */
  contact: string;
  /** The private link of the result on this page. */
  about: string | null;
}

/** While it is on the page, every link to the contact form, such as the header's, carries the result. */
export function AttachResultToContactLinks({ contact, about }: CarryResultProps) {
  useEffect(() => {
    const token = readLinkToken(about);
    if (!token) return;
    function carry(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.getAttribute('href') !== contact || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      // A full page load, because the analytics script on this page must not see an address with a private token.
      window.location.assign(withReferrer(withAttachment(contact, token)));
    }
    document.addEventListener('click', carry);
    return () => document.removeEventListener('click', carry);
  }, [contact, about]);
  return null;
}

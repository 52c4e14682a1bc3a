'use client';

import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { withReferrer } from '@/lib/browser/analytics/with-referrer';
import { readLinkToken, withAttachment } from '@/lib/site/attachment-path';

interface ContactLinkProps {
  /** Path of the contact page, with language. */
  contact: string;
  /** The private link of the result that the enquiry is about; without one the link leads to an empty form. */
  about: string | null | undefined;
  className: string;
  /** Id of the element that describes this link, to distinguish several of them. */
  describedBy?: string;
  children: ReactNode;
}

/** A link to the contact form with a result attached. */
export function ContactLink({ contact, about, className, describedBy, children }: ContactLinkProps) {
  const token = readLinkToken(about);
  if (!token) {
    return (
      <Link className={className} href={contact} aria-describedby={describedBy}>
        {children}
      </Link>
    );
  }
  return (
    // A full page load, because the analytics script on this page must not see an address with a private token.
    <a
      className={className}
      href={withAttachment(contact, token)}
      rel="nofollow"
      aria-describedby={describedBy}
      onClick={({ currentTarget }) => {
        currentTarget.href = withReferrer(currentTarget.href);
      }}
    >
      {children}
    </a>
  );
}

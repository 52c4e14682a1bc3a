import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { tokenOfLink, withAttachment } from '@/lib/site/attachment-path';

interface EnquiryLinkProps {
  /** The contact page, with language. */
  contact: string;
  /** The private link of the result that the enquiry is about; without one the link leads to an empty form. */
  about: string | null | undefined;
  className: string;
  /** Id of what tells several of these links apart. */
  describedBy?: string;
  children: ReactNode;
}

/** Leads to the contact form with a result attached. */
export function EnquiryLink({ contact, about, className, describedBy, children }: EnquiryLinkProps) {
  const token = tokenOfLink(about);
  if (!token) {
    return (
      <Link className={className} href={contact} aria-describedby={describedBy}>
        {children}
      </Link>
    );
  }
  return (
    // A load of its own: the script that measures this page must not follow to an address with a private token.
    <a
      className={className}
      href={withAttachment(contact, token)}
      rel="nofollow"
      aria-describedby={describedBy}
    >
      {children}
    </a>
  );
}

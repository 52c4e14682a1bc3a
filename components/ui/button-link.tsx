import Link from 'next/link';
import type { ReactNode } from 'react';

interface ButtonLinkProps {
  href: string;
  /** `cta` is the one coral action of a screen. */
  look?: 'cta' | 'surf' | 'plain';
  size?: 'lg';
  children: ReactNode;
}

/** A link that looks like a button. Addresses outside the site (tel:, mailto:) are plain anchors. */
export function ButtonLink({ href, look = 'plain', size, children }: ButtonLinkProps) {
  const className = ['btn', look !== 'plain' && look, size].filter(Boolean).join(' ');
  if (!href.startsWith('/')) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  }
  return (
    <Link className={className} href={href}>
      {children}
    </Link>
  );
}

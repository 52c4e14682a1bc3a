'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { splitPath } from '@/lib/i18n/path';
import { scrollToTopSoon } from './scroll-to-top-soon';

interface NavLinkProps {
  href: string;
  children: ReactNode;
}

/**
 * A link of the navigation with `aria-current`, which scrolls to the top of its page. Every page has many of them, so
 * each is prefetched at the press only.
 */
export function NavLink({ href, children }: NavLinkProps) {
  const active = splitPath(usePathname()).path === splitPath(href).path;
  return (
    <Link href={href} prefetch="press" aria-current={active ? 'page' : undefined} onClick={scrollToTopSoon}>
      {children}
    </Link>
  );
}

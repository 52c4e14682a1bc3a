'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { Link } from '@/components/ui/link';
import { splitPath } from '@/lib/i18n/path';
import { scrollToTopSoon } from './scroll-to-top-soon';

interface NavLinkProps {
  href: string;
  onChoose?: () => void;
  children: ReactNode;
}

/**
 * A link of the navigation that knows when it is the page the visitor is on, and leads to the top of its page. Many
 * of them stand on every page, so each is prefetched only once it is pressed: while the finger is on its way up.
 */
export function NavLink({ href, onChoose, children }: NavLinkProps) {
  const active = splitPath(usePathname()).path === splitPath(href).path;
  const [pressed, setPressed] = useState(false);
  return (
    <Link
      href={href}
      prefetch={pressed ? null : false}
      aria-current={active ? 'page' : undefined}
      onPointerDown={() => setPressed(true)}
      onClick={(event) => {
        onChoose?.();
        scrollToTopSoon(event);
      }}
    >
      {children}
    </Link>
  );
}

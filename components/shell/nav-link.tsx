'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { splitPath } from '@/lib/i18n/path';

/** A link of the main navigation that knows when it is the page the visitor is on. */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const active = splitPath(usePathname()).path === splitPath(href).path;
  return (
    <Link href={href} aria-current={active ? 'page' : undefined}>
      {children}
    </Link>
  );
}

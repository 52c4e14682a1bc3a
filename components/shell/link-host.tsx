'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { watchLinks } from '@/lib/browser/links/watch-links';

/** Follows the links of `components/ui/link.tsx`. One listener for the whole site. */
export function LinkHost() {
  const router = useRouter();
  useEffect(() => watchLinks(router), [router]);
  return null;
}

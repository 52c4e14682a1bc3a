'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { restoreBesideFragment } from '@/lib/browser/links/restore-beside-fragment';
import { watchLinks } from '@/lib/browser/links/watch-links';

/** Follows the links of `components/ui/link.tsx`, and leads back to where one was. One listener for the whole site. */
export function LinkHost() {
  const router = useRouter();
  useEffect(() => watchLinks(router), [router]);
  useEffect(restoreBesideFragment, []);
  return null;
}

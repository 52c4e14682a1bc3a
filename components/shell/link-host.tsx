'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { moveFocus } from '@/lib/browser/links/move-focus';
import { rememberDetails, reopenDetails } from '@/lib/browser/links/reopen-details';
import { restoreBesideFragment } from '@/lib/browser/links/restore-beside-fragment';
import { watchLinks } from '@/lib/browser/links/watch-links';

/** Follows the links of `components/ui/link.tsx`, and leads back to where one was. One listener for the whole site. */
export function LinkHost() {
  const router = useRouter();
  const path = usePathname();
  useEffect(() => watchLinks(router), [router]);
  useEffect(restoreBesideFragment, []);
  useEffect(rememberDetails, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another page is shown.
  useLayoutEffect(reopenDetails, [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another page is shown.
  useLayoutEffect(moveFocus, [path]);
  return null;
}

'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import type { SavingWords } from '@/lib/browser/desk/tell-posted';
import { DraftSaver } from '../draft-saver';

/** Stores an issue's text while it is typed, and shows its preview anew. */
export function IssueSaver({ words }: { words: SavingWords }) {
  const router = useRouter();
  const refresh = useCallback(() => router.refresh(), [router]);
  return <DraftSaver words={words} onStored={refresh} />;
}

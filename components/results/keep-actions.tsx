'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import fieldStyles from '@/components/ui/form-field.module.css';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/lib/i18n/messages';

interface KeepActionsProps {
  /** Link to share; null where there is none. */
  link: string | null;
  words: Messages['seo-report']['actions'];
  /** Further actions in the same row. */
  children?: ReactNode;
}

/** Buttons to copy the link of a result, and to print it. */
export function KeepActions({ link, words, children }: KeepActionsProps) {
  const [copying, setCopying] = useState<'idle' | 'copied' | 'by-hand'>('idle');

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setCopying('copied');
    } catch {
      setCopying('by-hand');
    }
  }

  return (
    <>
      {link && (
        <Button look="quiet" onClick={() => copy(link)}>
          <Icon name="share-2" />
          {words.copy}
        </Button>
      )}
      <Button look="quiet" onClick={() => window.print()}>
        <Icon name="printer" />
        {words.print}
      </Button>
      {children}
      <p aria-live="polite" className="basis-full text-sm">
        {copying === 'copied' && <span>{words.copied}</span>}
        {copying === 'by-hand' && link && (
          <label>
            {words.copyByHand}{' '}
            <input
              className={fieldStyles.control}
              dir="ltr"
              readOnly
              value={link}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
        )}
      </p>
    </>
  );
}

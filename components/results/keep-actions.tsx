'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import fieldStyles from '@/components/ui/form-field.module.css';
import type { Messages } from '@/lib/i18n/messages';

export interface KeepParts {
  words: Pick<Messages['seo-report']['actions'], 'copy' | 'copied' | 'copyByHand' | 'print'>;
  icons: Record<'link' | 'print', ReactNode>;
}

interface KeepActionsProps {
  /** Link to share; null where there is none. */
  link: string | null;
  parts: KeepParts;
  /** Further actions in the same row. */
  children?: ReactNode;
}

/** Buttons to copy the link of a result, and to print it. */
export function KeepActions({ link, parts, children }: KeepActionsProps) {
  const { words, icons } = parts;
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
          {icons.link}
          {words.copy}
        </Button>
      )}
      <Button look="quiet" onClick={() => window.print()}>
        {icons.print}
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

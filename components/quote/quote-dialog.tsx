'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { toast } from '@/lib/browser/toast/toast-store';
import type { QuoteContact } from '@/lib/personalization/quote-contact';
import type { QuoteWords } from './use-quote-words';

export interface QuoteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Language tag of the page. */
  language: string;
  words: QuoteWords;
  /** Name of the business that requests the quote. */
  name: string;
  /** Known contact data. */
  initial?: Partial<QuoteContact>;
  /** Builds the message to staff. */
  composeMessage: (contact: QuoteContact) => string;
  /** What the visitor has typed of it: the rest is ours, and isn't judged as spam. */
  typed: string;
  /** One of the values of `lib/leads/schema.ts`. */
  service: string;
  source: string;
  /** The private link of the result that the quote is about, if any. */
  about?: string | null;
  /** Summary of the request's content. */
  summary?: ReactNode;
  /** Called when the request is stored and the dialog closed. */
  onSent: () => void;
}

/**
 * A dialog that asks for contact data and sends a request for a quote. Loaded when first opened; keeps its input until the
 * page is left.
 */
export function QuoteDialog(props: QuoteDialogProps) {
  const { open, onOpenChange, words } = props;
  const [Panel, setPanel] = useState<ComponentType<QuoteDialogProps>>();

  useEffect(() => {
    if (!open || Panel) return;
    let isWanted = true;
    import('./quote-panel').then(
      ({ QuotePanel }) => isWanted && setPanel(() => QuotePanel),
      (error) => {
        console.error('The quote dialog could not be loaded:', error);
        if (!isWanted) return;
        toast({ title: words.failed, description: words.failedText, variant: 'destructive' });
        onOpenChange(false);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [open, Panel, onOpenChange, words]);

  return Panel ? <Panel {...props} /> : null;
}

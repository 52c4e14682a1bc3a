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
  /** Who asks: the name of the business. */
  name: string;
  /** What is known already. */
  initial?: Partial<QuoteContact>;
  /** What our staff read. */
  composeMessage: (contact: QuoteContact) => string;
  /** One of the values of `lib/leads/schema.ts`. */
  service: string;
  source: string;
  /** Shows what goes along. */
  summary?: ReactNode;
  /** The request is stored and the dialog closed. */
  onSent: () => void;
}

/**
 * Asks where a quote should go, and sends the request. The dialog is loaded when it is first opened, and keeps what
 * was typed while its page stands.
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

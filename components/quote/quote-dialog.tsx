'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { toast } from '@/lib/browser/toast/toast-store';
import type { QuoteDialogProps } from './quote-dialog-props';

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

import type { ReactNode } from 'react';
import type { StoredLead } from '@/components/contact/contact-answer';
import type { QuoteContact } from '@/lib/smart-personalization/quote-contact';
import type { QuoteTexts } from './use-quote-texts';

export interface QuoteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Language tag of the page. */
  language: string;
  words: QuoteTexts['words'];
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
  onSent: (stored: StoredLead) => void;
}

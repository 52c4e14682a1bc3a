import type { ReactNode } from 'react';
import type { QuoteWords } from '@/components/quote/use-quote-words';
import type { KeepParts } from '@/components/results/keep-actions';
import type { Messages } from '@/lib/i18n/messages';
import type { StaffQuoteWords } from '@/lib/personalization/quote-message';

/** The page's messages, except those of its metadata and of server-rendered parts. */
export type ToolWords = Omit<Messages['smart-personalization'], 'meta' | 'rules'>;

/** The tool's words and server-rendered parts. */
export interface ToolParts {
  words: ToolWords;
  quote: QuoteWords;
  /** Labels of the message to staff. */
  staff: StaffQuoteWords;
  /** Language tag of the page. */
  language: string;
  /** Path of the services page in this language. */
  servicesPath: string;
  /** The note that our projects are samples. */
  sample: string;
  faultIcon: ReactNode;
  puzzle: ReactNode;
  /** The pieces of the puzzle, numbered. */
  pieces: readonly ReactNode[];
  keep: KeepParts;
}

import type { ReactNode } from 'react';
import type { QuoteWords } from '@/components/quote/use-quote-words';
import type { Messages } from '@/lib/i18n/messages';
import type { StaffQuoteWords } from '@/lib/personalization/quote-message';

/** All of the page's words but those of its head and of the parts that are drawn on the server. */
export type ToolWords = Omit<Messages['smart-personalization'], 'meta' | 'rules'>;

/** Everything the tool says and draws that is made on the server. */
export interface ToolParts {
  words: ToolWords;
  quote: QuoteWords;
  /** For the message that our staff read. */
  staff: StaffQuoteWords;
  /** Language tag of the page. */
  language: string;
  /** Path of the services page in this language. */
  servicesPath: string;
  /** That our projects are samples. */
  sample: string;
  faultIcon: ReactNode;
  puzzle: ReactNode;
}

import { fill } from '@/components/audit/fill';
import type { Messages } from '@/lib/i18n/messages';
import type { FallbackResultProps } from './fallback-result';

export type FallbackWords = Pick<Messages['seo-checker'], 'demo' | 'network'>;
export type Fallback = Omit<FallbackResultProps, 'parts' | 'actions'>;

const DEMO_SCORE = 75;

/** The example shown when a website could not be analysed, with the server's reason; marked as an example. */
export function createDemoFallback({ demo }: FallbackWords, reason: string | undefined): Fallback {
  return {
    badge: demo.badge,
    title: demo.title,
    score: DEMO_SCORE,
    notes: [...(reason ? [fill(demo.reason, { reason })] : []), demo.note],
    lines: [
      { type: 'warning', text: demo.warning },
      { type: 'success', text: demo.success },
    ],
    suggestionsTitle: demo.suggestions,
    suggestions: [demo.tryAnother, demo.accessible, demo.support],
  };
}

/** The message when the server could not be reached. */
export function createNetworkFallback({ demo, network }: FallbackWords): Fallback {
  return {
    title: network.title,
    score: 0,
    notes: [network.note],
    lines: [{ type: 'error', text: network.error }],
    suggestionsTitle: demo.suggestions,
    suggestions: [network.checkConnection, network.retry],
  };
}

import { useSyncExternalStore } from 'react';
import { type RememberedLanguage, rememberedLanguage } from '@/lib/i18n/remembered-language';

const subscribeNever = () => () => {};

/** The language that the browser has stored; `none` in the prerendered page, which is the same for everybody. */
export function useRememberedLanguage(): RememberedLanguage {
  return useSyncExternalStore(subscribeNever, rememberedLanguage, () => 'none' as const);
}

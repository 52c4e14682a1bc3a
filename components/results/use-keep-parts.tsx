import { useMessages } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { KeepParts } from './keep-actions';

/** Server only. */
export function useKeepParts(): KeepParts {
  const { copy, copied, copyByHand, print } = useMessages()['seo-report'].actions;
  return {
    words: { copy, copied, copyByHand, print },
    icons: { link: <Icon name="share-2" />, print: <Icon name="printer" /> },
  };
}

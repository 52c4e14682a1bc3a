import { type ReactNode, ViewTransition } from 'react';
import type { PostId } from '@/lib/site/pages';

/**
 * The cover of an article: from the list to the article it moves to its new place, where the browser has view transitions.
 * The duration is in app/styles/motion.css.
 */
export function SharedCover({ id, children }: { id: PostId; children: ReactNode }) {
  return (
    <ViewTransition name={`cover-${id}`} share="cover" default="none">
      {children}
    </ViewTransition>
  );
}

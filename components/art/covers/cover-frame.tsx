import type { ReactNode } from 'react';

/** The frame of every cover. Keep the subject away from the edges, because cards and bands crop them. */
export function CoverFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 1200 630" preserveAspectRatio="xMidYMid slice" role="img" aria-label={title}>
      {children}
    </svg>
  );
}

import type { ReactNode } from 'react';

/** Measures of every cover. What matters stays clear of the edges, because cards and bands cut them. */
export function CoverFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 1200 630" preserveAspectRatio="xMidYMid slice" role="img" aria-label={title}>
      {children}
    </svg>
  );
}

import type { CSSProperties } from 'react';

interface ShareBarProps {
  /** Of the longest bar beside it, 0 to 1. */
  share: number;
  tone?: 'good' | 'bad';
  children: string;
}

/** A figure of a description list, and a bar as long as it. */
export function ShareBar({ share, tone, children }: ShareBarProps) {
  const style: CSSProperties & Record<`--${string}`, number> = { '--share': share };
  return (
    <dd className="share-bar" style={style}>
      <i className={tone} />
      <b className="nums">{children}</b>
    </dd>
  );
}

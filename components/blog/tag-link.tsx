'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useQueryValue } from '@/components/ui/use-query-value';
import { opensElsewhere } from '@/lib/browser/links/opens-elsewhere';

interface TagLinkProps {
  tag: string;
  href: string;
  children: ReactNode;
}

/** On the list of articles a tag filters the list in place; its address is for a new tab, and for sharing. */
export function TagLink({ tag, href, children }: TagLinkProps) {
  const [chosen, choose] = useQueryValue('tag');

  function chooseInPlace(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    choose(tag);
  }

  return (
    <a href={href} aria-current={chosen === tag ? 'true' : undefined} onClick={chooseInPlace}>
      {children}
    </a>
  );
}

'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useQueryValue } from '@/components/ui/use-query-value';
import { opensElsewhere } from '@/lib/browser/links/opens-elsewhere';

interface TagLinkProps {
  tag: string;
  href: string;
  children: ReactNode;
}

/** A tag that filters the list of articles in place; its address is used for new tabs and sharing. */
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

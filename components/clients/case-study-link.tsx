'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useQueryValue } from '@/components/ui/use-query-value';

interface CaseStudyLinkProps {
  id: string;
  /** The address that opens this case study directly. */
  href: string;
  children: ReactNode;
}

/** Opens a case study over the page it stands on; its address can be copied, or opened in a tab of its own. */
export function CaseStudyLink({ id, href, children }: CaseStudyLinkProps) {
  const [, open] = useQueryValue('project');

  function openHere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(id);
  }

  return (
    <a id={caseStudyLinkId(id)} href={href} aria-haspopup="dialog" onClick={openHere}>
      {children}
    </a>
  );
}

export function caseStudyLinkId(project: string): string {
  return `case-study-of-${project}`;
}

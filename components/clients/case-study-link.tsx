'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useQueryValue } from '@/components/ui/use-query-value';
import { opensElsewhere } from '@/lib/browser/links/opens-elsewhere';

interface CaseStudyLinkProps {
  id: string;
  /** The address that opens this case study directly. */
  href: string;
  children: ReactNode;
}

/** A link that opens a case study in a dialog; its address can be copied, or opened in a new tab. */
export function CaseStudyLink({ id, href, children }: CaseStudyLinkProps) {
  const [, open] = useQueryValue('project');

  function openHere(event: MouseEvent) {
    if (opensElsewhere(event)) return;
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

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useQueryValue } from '@/components/ui/use-query-value';
import type { CaseStudyDialogProps } from './case-study-dialog';
import { caseStudyLinkId } from './case-study-link';

interface OpenCaseStudyProps {
  items: readonly NonNullable<CaseStudyDialogProps['item']>[];
  close: string;
}

/** The case study in the address, if any. Its dialog is loaded with the first one. */
export function OpenCaseStudy({ items, close }: OpenCaseStudyProps) {
  const [id, setId] = useQueryValue('project');
  const [Dialog, setDialog] = useState<ComponentType<CaseStudyDialogProps>>();
  // Whether Back leads to this page without a case study.
  const canGoBack = useRef(false);
  const item = items.find((one) => one.id === id);
  const isWanted = item !== undefined;

  useEffect(() => {
    // During hydration the hook has no value yet, so this reads the address itself.
    if (!isWanted) canGoBack.current = !new URLSearchParams(window.location.search).has('project');
    else if (!Dialog) loadDialog().then((loaded) => loaded && setDialog(() => loaded));
  }, [isWanted, Dialog]);

  // A case study opened by its address has no history entry to go back to. `history.back` is asynchronous and must be
  // called only once.
  function closeDialog() {
    if (canGoBack.current) window.history.back();
    else setId('', 'replace');
    canGoBack.current = false;
  }

  if (!Dialog) return null;
  return <Dialog item={item} close={close} onClose={closeDialog} onClosed={giveFocusBackTo} />;
}

async function loadDialog(): Promise<ComponentType<CaseStudyDialogProps> | undefined> {
  try {
    return (await import('./case-study-dialog')).CaseStudyDialog;
  } catch (error) {
    console.error('The case study could not be opened:', error);
  }
}

/** Focuses the project's link or, if the list does not show it, the selected tab. */
function giveFocusBackTo(project: string): void {
  const link = document.getElementById(caseStudyLinkId(project));
  const target = link?.closest('[hidden]')
    ? document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
    : link;
  target?.focus({ preventScroll: true });
}

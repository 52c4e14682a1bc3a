'use client';

import type { ReactNode } from 'react';
import { useLazyComponent } from '@/components/query/use-lazy-component';
import { answerClass } from '@/components/ui/answer-class';
import type { AdviceParts } from './advice-parts';
import { LoadingLine } from './loading-line';

const loadAdviceTool = () => import('./advice-tool').then(({ AdviceTool }) => AdviceTool);

/** Loads the tool lazily; until then, and on the server, shows a loading line. */
export function AdviceLoader({ parts, noScript }: { parts: AdviceParts; noScript: ReactNode }) {
  const AdviceTool = useLazyComponent(loadAdviceTool);
  if (AdviceTool === 'loading') {
    return (
      <>
        {noScript}
        <LoadingLine text={parts.words.tool.loadingProfile} />
      </>
    );
  }
  if (AdviceTool === 'failed') {
    return (
      <div className={answerClass('bad')} role="alert">
        {parts.icons.fault}
        <p>{parts.words.tool.notLoaded}</p>
      </div>
    );
  }
  return <AdviceTool parts={parts} />;
}

'use client';

import type { ReactNode } from 'react';
import { answerClass } from '@/components/ui/answer-class';
import { Icon } from '@/components/ui/icon';
import { useLazyComponent } from '@/components/ui/use-lazy-component';
import { LoadingLine } from './loading-line';
import type { AdviceTexts } from './use-advice-texts';

const loadAdviceTool = () => import('./advice-tool').then(({ AdviceTool }) => AdviceTool);

/** Loads the tool lazily; until then, and on the server, shows a loading line. */
export function AdviceLoader({ texts, noScript }: { texts: AdviceTexts; noScript: ReactNode }) {
  const AdviceTool = useLazyComponent(loadAdviceTool);
  if (AdviceTool === 'loading') {
    return (
      <>
        {noScript}
        <LoadingLine text={texts.words.tool.loadingProfile} />
      </>
    );
  }
  if (AdviceTool === 'failed') {
    return (
      <div className={answerClass('bad')} role="alert">
        <Icon name="octagon-alert" />
        <p>{texts.words.tool.notLoaded}</p>
      </div>
    );
  }
  return <AdviceTool texts={texts} />;
}

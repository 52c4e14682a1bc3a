import { answerClass } from '@/components/ui/answer-class';
import { Button } from '@/components/ui/button';
import type { AdviceParts } from './advice-parts';

interface FailureNoticeProps {
  title: string;
  parts: Pick<AdviceParts, 'words' | 'icons' | 'failedText'>;
  onRetry: () => void;
}

/** Shown after a failed request: what could not be loaded, what to do, and a retry button. */
export function FailureNotice({ title, parts, onRetry }: FailureNoticeProps) {
  return (
    <div className={answerClass('bad')} role="alert">
      {parts.icons.fault}
      <div className="stack">
        <p>{title}</p>
        <p className="text-sm">{parts.failedText}</p>
        <Button onClick={onRetry}>{parts.words.tool.retry}</Button>
      </div>
    </div>
  );
}

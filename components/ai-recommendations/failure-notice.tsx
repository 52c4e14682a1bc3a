import { answerClass } from '@/components/ui/answer-class';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { AdviceTexts } from './use-advice-texts';

interface FailureNoticeProps {
  title: string;
  texts: Pick<AdviceTexts, 'words' | 'failedText'>;
  onRetry: () => void;
}

/** Shown after a failed request: what could not be loaded, what to do, and a retry button. */
export function FailureNotice({ title, texts, onRetry }: FailureNoticeProps) {
  return (
    <div className={answerClass('bad')} role="alert">
      <Icon name="octagon-alert" />
      <div className="stack">
        <p>{title}</p>
        <p className="text-sm">{texts.failedText}</p>
        <Button onClick={onRetry}>{texts.words.tool.retry}</Button>
      </div>
    </div>
  );
}

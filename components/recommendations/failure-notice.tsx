import type { AdviceParts } from './advice-parts';

interface FailureNoticeProps {
  title: string;
  parts: Pick<AdviceParts, 'words' | 'icons' | 'failedText'>;
  onRetry: () => void;
}

/** What could not be loaded, that nothing is lost, and what to do. */
export function FailureNotice({ title, parts, onRetry }: FailureNoticeProps) {
  return (
    <div className="answer bad" role="alert">
      {parts.icons.fault}
      <div className="stack">
        <p>{title}</p>
        <p className="small">{parts.failedText}</p>
        <button type="button" className="btn" onClick={onRetry}>
          {parts.words.tool.retry}
        </button>
      </div>
    </div>
  );
}

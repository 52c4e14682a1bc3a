import { useTranslations } from 'next-intl';
import { answerClass, postedClass } from '@/components/ui/answer-class';
import { Icon } from '@/components/ui/icon';

interface RunNoticeProps {
  /** What failed: a new run, or reading again what a repair needs. */
  of: 'run' | 'proof';
}

/** Shown when a form of a report failed: the API redirects it (303) to #not-run or #not-proven, and `:target` shows this. */
export function RunNotice({ of }: RunNoticeProps) {
  const audit = useTranslations('audit-report');
  const repairs = useTranslations('audit-repairs');
  return (
    <div id={of === 'run' ? 'not-run' : 'not-proven'} className={postedClass}>
      <div className="page-width">
        <div className={answerClass('bad')}>
          <Icon name="triangle-alert" />
          <p>{of === 'run' ? audit('notRun') : repairs('proof.labels.failed')}</p>
        </div>
      </div>
    </div>
  );
}

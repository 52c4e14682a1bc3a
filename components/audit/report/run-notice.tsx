import { useTranslations } from 'next-intl';
import { answerClass, postedClass } from '@/components/ui/answer-class';
import { Icon } from '@/components/ui/icon';

/** Shown when the audit could not be run again: the API redirects a form (303) to #not-run, and `:target` shows this. */
export function RunNotice() {
  const t = useTranslations('audit-report');
  return (
    <div id="not-run" className={postedClass}>
      <div className="page-width">
        <div className={answerClass('bad')}>
          <Icon name="triangle-alert" />
          <p>{t('notRun')}</p>
        </div>
      </div>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { answerClass, postedClass } from '@/components/ui/answer-class';
import { Icon } from '@/components/ui/icon';

/** Said when the audit could not be run again: the API answers a form with 303 to #not-run, and CSS shows this then. */
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

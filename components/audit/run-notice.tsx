import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** Said when the audit could not be run again: the API answers a form with 303 to #not-run, and CSS shows this then. */
export function RunNotice() {
  const t = useTranslations('audit-report');
  return (
    <div id="not-run" className="posted">
      <div className="wrap">
        <div className="answer bad">
          <Icon name="triangle-alert" />
          <p>{t('notRun')}</p>
        </div>
      </div>
    </div>
  );
}

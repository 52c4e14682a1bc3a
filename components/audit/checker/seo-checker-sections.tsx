import { useLocale, useMessages, useTranslations } from 'next-intl';
import { PostedFailure } from '@/components/audit/posted-failure';
import { useReportTexts } from '@/components/audit/report/report-texts';
import { ReturningResult } from '@/components/results/returning-result';
import { classNames } from '@/components/ui/class-names';
import { CheckFeatures } from './check-features';
import { CheckIdleDial } from './check-idle-dial';
import { CheckTool } from './check-tool';
import { OwnScore } from './own-score';
import styles from './seo-checker-sections.module.css';

/** The SEO checker's page. Server-rendered parts are passed to the tool as props. */
export function SeoCheckerSections() {
  const locale = useLocale();
  const t = useTranslations('seo-checker');
  const { form, stages, result, demo, network } = useMessages()['seo-checker'];
  const texts = useReportTexts(locale);
  return (
    <>
      <ReturningResult />
      <CheckTool
        words={{ form, stages, result, demo, network }}
        texts={texts}
        locale={locale}
        intro={
          <>
            <CheckIdleDial />
            <h1 className={styles.title} id="check-title">
              {t('hero.title')}
            </h1>
            <p className={classNames('lead', styles.lead)}>{t('hero.lede')}</p>
          </>
        }
        promise={
          <>
            <PostedFailure id="not-sent" className="mt-4" title={t('analyser.failed')} />
            <p className={classNames('mt-4 weight-semibold', styles.promise)}>{t('form.noSignup')}</p>
          </>
        }
        features={<CheckFeatures />}
      />
      <OwnScore />
    </>
  );
}

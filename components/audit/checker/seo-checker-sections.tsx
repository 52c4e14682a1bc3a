import { useMessages, useTranslations } from 'next-intl';
import { NoScript } from '@/components/audit/no-script';
import { useReportParts } from '@/components/audit/report/report-parts';
import { ReturningResult } from '@/components/results/returning-result';
import { classNames } from '@/components/ui/class-names';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { CheckFeatures } from './check-features';
import { CheckIdleDial } from './check-idle-dial';
import { CheckTool } from './check-tool';
import { OwnScore } from './own-score';
import styles from './seo-checker-sections.module.css';

/** The SEO checker's page. Server-rendered parts are passed to the tool as props. */
export function SeoCheckerSections({ locale }: { locale: Locale }) {
  const t = useTranslations('seo-checker');
  const { form, stages, result, demo, network } = useMessages()['seo-checker'];
  const parts = useReportParts(locale);
  return (
    <>
      <ReturningResult />
      <CheckTool
        words={{ form, stages, result, demo, network }}
        parts={parts}
        path={localePath(locale, '/seo-checker')}
        intro={
          <>
            <CheckIdleDial locale={locale} />
            <h1 className={styles.title} id="check-title">
              {t('hero.title')}
            </h1>
            <p className={classNames('lead', styles.lead)}>{t('hero.lede')}</p>
          </>
        }
        promise={
          <>
            <p className={classNames('mt-4 weight-semibold', styles.promise)}>{t('form.noSignup')}</p>
            <NoScript locale={locale} text="form" />
          </>
        }
        features={<CheckFeatures locale={locale} />}
      />
      <OwnScore locale={locale} />
    </>
  );
}

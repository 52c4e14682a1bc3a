import { useLocale, useMessages, useTranslations } from 'next-intl';
import { PostedFailure } from '@/components/audit/posted-failure';
import { useAuditTexts } from '@/components/audit/report/report-texts';
import { CallOffer } from '@/components/contact/call-offer';
import { PhoneLink } from '@/components/contact/phone-link';
import { ReturningResult } from '@/components/results/returning-result';
import { PreviewStorageWarning } from '@/components/shell/preview-storage-warning';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { siteLimits } from '@/lib/audit/limits';
import { retention } from '@/lib/config/retention';
import { localePath } from '@/lib/i18n/path';
import { AuditContents } from './audit-contents';
import { AuditTool } from './audit-tool';
import styles from './seo-audit-sections.module.css';

const gets = ['figures', 'order', 'site', 'link'] as const;

/** The audit's page. Server-rendered parts are passed to the tool as props. */
export function SeoAuditSections() {
  const locale = useLocale();
  const t = useTranslations('seo-audit');
  const forms = useTranslations('forms');
  const { form, working, result } = useMessages()['seo-audit'];
  const phone = () => <PhoneLink />;
  return (
    <>
      <ReturningResult />
      <AuditTool
        words={{ form, working, result, stamp: forms('stamps.sent') }}
        texts={useAuditTexts(locale)}
        locale={locale}
        page={localePath(locale, '/seo-audit')}
        intro={
          <div className={styles.intro}>
            <h1 className={styles.title} id="audit-title">
              {t('hero.title')}
            </h1>
            <p className={classNames('lead', styles.lead)}>{t('hero.lede')}</p>
            <ul className={styles.promises}>
              {gets.map((get) => (
                <li key={get}>
                  <Icon name="check" />
                  {t(`hero.gets.${get}`, { days: retention.resultDays, pages: siteLimits.pages })}
                </li>
              ))}
            </ul>
            <PreviewStorageWarning />
          </div>
        }
        failureNote={forms.rich('kept', { phone })}
        posted={
          <>
            <PostedFailure id="not-sent" title={t('form.failed')}>
              {forms.rich('keptInHistory', { phone })}
            </PostedFailure>
            <PostedFailure id="not-read" title={t('form.failed')}>
              {t.rich('form.enquiryKept', { phone })}
            </PostedFailure>
          </>
        }
        contents={
          <>
            <AuditContents />
            <CallOffer />
          </>
        }
      />
    </>
  );
}

import { useMessages, useTranslations } from 'next-intl';
import { useReportParts } from '@/components/audit/report/report-parts';
import { CallOffer } from '@/components/contact/call-offer';
import { PhoneLink } from '@/components/contact/phone-link';
import { ReturningResult } from '@/components/results/returning-result';
import { ScatteredNote } from '@/components/shell/scattered-note';
import { answerClass, postedClass } from '@/components/ui/answer-class';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { siteLimits } from '@/lib/audit/site/site-limits';
import { retention } from '@/lib/config/retention';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { AuditContents } from './audit-contents';
import { AuditTool } from './audit-tool';
import styles from './seo-audit-sections.module.css';

const gets = ['figures', 'order', 'site', 'link'] as const;

/** The audit's page. Server-rendered parts are passed to the tool as props. */
export function SeoAuditSections({ locale }: { locale: Locale }) {
  const t = useTranslations('seo-audit');
  const { form, working, result } = useMessages()['seo-audit'];
  const phone = () => <PhoneLink />;
  const posted = (id: string, title: string, text: 'formKeptInHistory' | 'enquiryKept') => (
    <div id={id} className={postedClass}>
      <div className={classNames(answerClass('bad'), 'mb-0')}>
        <Icon name="octagon-alert" />
        <div>
          <p>{title}</p>
          <p className="text-sm">{t.rich(`form.${text}`, { phone })}</p>
        </div>
      </div>
    </div>
  );
  return (
    <>
      <ReturningResult />
      <AuditTool
        words={{ form, working, result, stamp: useTranslations('forms.stamps')('sent') }}
        parts={useReportParts(locale)}
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
            <ScatteredNote />
          </div>
        }
        failureNote={t.rich('form.kept', { phone })}
        posted={
          <>
            {posted('not-sent', t('form.failed'), 'formKeptInHistory')}
            {posted('not-read', t('form.failed'), 'enquiryKept')}
          </>
        }
        contents={
          <>
            <AuditContents locale={locale} />
            <CallOffer locale={locale} />
          </>
        }
      />
    </>
  );
}

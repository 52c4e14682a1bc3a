import { useLocale, useMessages, useTranslations } from 'next-intl';
import Market from '@/components/art/market.svg';
import { CallOffer } from '@/components/contact/call-offer';
import { PhoneLink } from '@/components/contact/phone-link';
import { ReturningResult } from '@/components/results/returning-result';
import { PreviewStorageWarning } from '@/components/shell/preview-storage-warning';
import { classNames } from '@/components/ui/class-names';
import { Hyphenated } from '@/components/ui/hyphenated';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { retention } from '@/lib/config/retention';
import { companyFacts } from '@/lib/content/company-facts';
import { localePath } from '@/lib/i18n/path';
import styles from './business-growth-sections.module.css';
import { GrowthLedger } from './growth-ledger';
import { useGrowthTexts } from './growth-texts';
import { GrowthTool } from './growth-tool';
import { SourceGuide } from './source-guide';

const points = ['real', 'shown', 'kept'] as const;

/** The page of the growth analyser. Server-rendered parts are passed to the tool as props. */
export function BusinessGrowthSections() {
  const locale = useLocale();
  const t = useTranslations('business-growth');
  const forms = useTranslations('forms');
  const { form } = useMessages()['business-growth'];
  const phone = () => <PhoneLink />;
  return (
    <>
      <ReturningResult />
      <GrowthTool
        words={form}
        texts={useGrowthTexts(locale)}
        intro={
          <div className={styles.words}>
            <h1 id="growth-title">
              <Hyphenated>{t('hero.title')}</Hyphenated>
            </h1>
            <p className={classNames('lead', styles.intro)}>{t('hero.lede')}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <Icon name="check" />
                  {t(`hero.points.${point}`, { days: retention.resultDays })}
                </li>
              ))}
            </ul>
            <PreviewStorageWarning />
          </div>
        }
        scene={<Market label={t('hero.scene')} />}
        noScript={
          <noscript>
            <p className="p-5 weight-semibold">
              {t.rich('form.noScript', {
                minutes: companyFacts.consultationMinutes,
                phone,
                contact: (words) => <Link href={localePath(locale, '/contact')}>{words}</Link>,
              })}
            </p>
          </noscript>
        }
        failureNote={forms.rich('kept', { phone })}
        contents={
          <>
            <SourceGuide />
            <GrowthLedger />
            <CallOffer />
          </>
        }
      />
    </>
  );
}

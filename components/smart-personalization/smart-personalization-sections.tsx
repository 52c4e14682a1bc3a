import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PhoneLink } from '@/components/contact/phone-link';
import { ReturningResult } from '@/components/results/returning-result';
import { PreviewStorageWarning } from '@/components/shell/preview-storage-warning';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { PersonalizationTool } from './personalization-tool';
import { PlanRules } from './plan-rules';
import { usePlanTexts } from './use-plan-texts';

interface SmartPersonalizationSectionsProps {
  locale: Locale;
  /** A sample of a plan. */
  example?: ReactNode;
}

/** The page of the tool. Server-rendered parts are passed to it as props. */
export function SmartPersonalizationSections({ locale, example }: SmartPersonalizationSectionsProps) {
  const t = useTranslations('smart-personalization');
  const forms = useTranslations('forms');
  const phone = () => <PhoneLink />;
  return (
    <>
      <ReturningResult />
      <PersonalizationTool
        texts={usePlanTexts(locale)}
        intro={
          <>
            <h1 id="personalization-title">{t('hero.title')}</h1>
            <p className="lead">{t('hero.lede')}</p>
            <PreviewStorageWarning />
          </>
        }
        failureNote={forms.rich('kept', { phone })}
        noScript={
          <noscript>
            <p className="p-5">
              {t.rich('form.noScript', {
                phone,
                contact: (chunks) => <a href={localePath(locale, '/contact')}>{chunks}</a>,
              })}
            </p>
          </noscript>
        }
        contents={<PlanRules locale={locale} example={example} />}
      />
    </>
  );
}

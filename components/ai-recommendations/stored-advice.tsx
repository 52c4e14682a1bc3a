import { useTranslations } from 'next-intl';
import { fill } from '@/components/audit/fill';
import { EnquiryLink } from '@/components/results/enquiry-link';
import { KeepActions } from '@/components/results/keep-actions';
import { KeptUntil } from '@/components/results/kept-until';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import type { KeptAdvice } from '@/lib/recommendations/recommendation-set';
import { AdviceCards } from './advice-cards';
import { answeredBy } from './answered-by';
import { adviceTitleId } from './recommendation-card';
import styles from './recommendation-list.module.css';
import { useAdviceParts } from './use-advice-parts';

interface StoredAdviceProps {
  locale: Locale;
  stored: KeptAdvice;
  /** ISO 8601. */
  expiresAt: string;
}

/** The page under the private link of recommendations: the list, without the profile it is based on. */
export function StoredAdvice({ locale, stored: { businessName, set }, expiresAt }: StoredAdviceProps) {
  const t = useTranslations('contact.attachment.kinds');
  const parts = useAdviceParts(locale);
  const contact = localePath(locale, '/contact');
  const [first] = set.recommendations;
  return (
    <>
      <section className={classNames('page-width', styles.section)} aria-labelledby="advice-page-title">
        <h1 className="heading-lg" id="advice-page-title" dir="auto">
          {t('advice', { name: businessName })}
        </h1>
        {first && <p className="lead">{fill(parts.words.list.verdict, { advice: first.title })}</p>}
        <p className="text-muted max-w-160">{answeredBy(set, parts)}</p>
        <h2 className="sr-only">{parts.words.list.title}</h2>
        <AdviceCards
          list={set.recommendations}
          parts={parts}
          quote={(advice) => (
            <EnquiryLink
              className={buttonClass({ look: 'surf' })}
              contact={contact}
              about={set.reportUrl}
              describedBy={adviceTitleId(advice)}
            >
              {parts.words.card.quote}
            </EnquiryLink>
          )}
        />
        <div className="mt-6 flex flex-wrap gap-3 print:hidden!">
          <KeepActions link={set.reportUrl} parts={parts.keep} />
        </div>
      </section>
      <KeptUntil locale={locale} expiresAt={expiresAt} />
    </>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { ContactLink } from '@/components/results/contact-link';
import { KeepActions } from '@/components/results/keep-actions';
import { KeptUntil } from '@/components/results/kept-until';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import type { KeptAdvice } from '@/lib/ai-recommendations/recommendation-set';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/path';
import { AdviceCards } from './advice-cards';
import { answeredBy } from './answered-by';
import { adviceTitleId } from './recommendation-card';
import styles from './recommendation-list.module.css';
import { useAdviceTexts } from './use-advice-texts';

interface StoredAdviceProps {
  stored: KeptAdvice;
  /** ISO 8601. */
  expiresAt: string;
}

/** The page under the private link of recommendations: the list, without the profile it is based on. */
export function StoredAdvice({ stored: { businessName, set }, expiresAt }: StoredAdviceProps) {
  const locale = useLocale();
  const t = useTranslations('contact.attachment.kinds');
  const texts = useAdviceTexts(locale);
  const contact = localePath(locale, '/contact');
  const [first] = set.recommendations;
  return (
    <>
      <section className={classNames('page-width', styles.section)} aria-labelledby="advice-page-title">
        <h1 className="heading-lg" id="advice-page-title" dir="auto">
          {t('advice', { name: businessName })}
        </h1>
        {first && <p className="lead">{fill(texts.words.list.verdict, { advice: first.title })}</p>}
        <p className="text-muted max-w-160">{answeredBy(set, texts)}</p>
        <h2 className="sr-only">{texts.words.list.title}</h2>
        <AdviceCards
          list={set.recommendations}
          texts={texts}
          quote={(advice) => (
            <ContactLink
              className={buttonClass({ look: 'surf' })}
              contact={contact}
              about={set.reportUrl}
              describedBy={adviceTitleId(advice)}
            >
              {texts.words.card.quote}
            </ContactLink>
          )}
        />
        <div className="mt-6 flex flex-wrap gap-3 print:hidden!">
          <KeepActions link={set.reportUrl} words={texts.actions} />
        </div>
      </section>
      <KeptUntil expiresAt={expiresAt} />
    </>
  );
}

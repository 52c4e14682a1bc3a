import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { companyFacts } from '@/lib/content/company-facts';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';

/** The closing call to action: one sentence, one button. */
export function ClosingCall() {
  const locale = useLocale();
  const t = useTranslations('services.closing');
  const within = useWithinHours();
  const words = useTranslations('common');
  return (
    <section className="grid content-start justify-items-start gap-5" aria-labelledby="closing-title">
      <h2 id="closing-title">{t('title')}</h2>
      <p className="lead">{t('text', { within: within(companyFacts.quoteHours) })}</p>
      <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
        {words('askForQuote')}
      </ButtonLink>
    </section>
  );
}

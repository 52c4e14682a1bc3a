import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { localePath } from '@/lib/i18n/path';

/** The closing call to action: a heading, one button. */
export function ClosingCall() {
  const locale = useLocale();
  const t = useTranslations('services.closing');
  const words = useTranslations('common');
  return (
    <section className="grid content-start justify-items-start gap-5" aria-labelledby="closing-title">
      <h2 id="closing-title">{t('title')}</h2>
      <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
        {words('askForQuote')}
      </ButtonLink>
    </section>
  );
}

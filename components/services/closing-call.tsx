import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { firm } from '@/lib/content/firm';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

/** The loud section: one sentence, one button. */
export function ClosingCall({ locale }: { locale: Locale }) {
  const t = useTranslations('services.closing');
  const words = useTranslations('common');
  return (
    <section className="ring closing" aria-labelledby="closing-title">
      <div className="wrap">
        <h2 id="closing-title" className="d">
          {t('title')}
        </h2>
        <div className="acts">
          <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
            {words('askForQuote')}
          </ButtonLink>
          <p className="measure">{t('text', { hours: firm.quoteHours })}</p>
        </div>
      </div>
    </section>
  );
}

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { firm } from '@/lib/content/firm';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

/** A search as large as the page; its button leads to us. */
export function SeoClosing({ locale }: { locale: Locale }) {
  const t = useTranslations('seo-services.closing');
  return (
    <section className="ring seo-closing" aria-labelledby="seo-closing-title">
      <div className="wrap">
        <h2 id="seo-closing-title" className="d">
          {t('title')}
        </h2>
        <div className="seo-bar">
          <p>
            <Icon name="search" />
            {t('search')}
          </p>
          <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
            {t('action')}
          </ButtonLink>
        </div>
        <p className="lede">{t('text', { hours: firm.replyHours })}</p>
      </div>
    </section>
  );
}

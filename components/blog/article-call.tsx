import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { firm } from '@/lib/content/firm';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

/** The ways on from an article, on the sign before a fork in the road. */
export function ArticleCall({ locale }: { locale: Locale }) {
  const t = useTranslations('blog.call');
  const words = useTranslations('common');
  return (
    <section className="article-call" aria-labelledby="call-title">
      <div className="wrap">
        <h2 className="t4" id="call-title">
          {t('title')}
        </h2>
        <div className="road-sign fork">
          <div>
            <h3 className="t3">{t('contact.title')}</h3>
            <p>{t('contact.text', { hours: firm.quoteHours })}</p>
            <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
              {words('askForQuote')}
            </ButtonLink>
          </div>
          <div>
            <h3 className="t3">{t('recommendations.title')}</h3>
            <p>{t('recommendations.text')}</p>
            <ButtonLink size="lg" href={localePath(locale, '/ai-recommendations')}>
              {t('recommendations.action')}
              <Icon name="arrow-right" flip />
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

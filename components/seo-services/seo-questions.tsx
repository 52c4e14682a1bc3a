import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Icon } from '@/components/ui/icon';
import { seoFaq, seoFaqFacts } from '@/lib/content/seo-services';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

/** Four questions that open by themselves, without script. */
export function SeoQuestions({ locale }: { locale: Locale }) {
  const t = useTranslations('seo-services.faq');
  const facts = seoFaqFacts(locale);
  return (
    <section className="sec sand" aria-labelledby="seo-faq-title">
      <div className="wrap seo-faq">
        <h2 id="seo-faq-title">{t('title')}</h2>
        <div className="seo-folds">
          {seoFaq.map((id) => (
            <details key={id} className="fold plain" open={id === 'time'}>
              <summary>
                <h3>{t(`questions.${id}`)}</h3>
                <Icon name="chevron-down" />
              </summary>
              <div className="in-f">
                <p>{t(`answers.${id}`, facts)}</p>
              </div>
            </details>
          ))}
        </div>
        <ArrowLink href={localePath(locale, '/faq')}>{t('more')}</ArrowLink>
      </div>
    </section>
  );
}

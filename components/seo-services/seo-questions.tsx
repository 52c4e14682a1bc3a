import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Icon } from '@/components/ui/icon';
import { faqFacts } from '@/lib/content/faq-facts';
import { seoPrice } from '@/lib/content/seo-price';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

const questions = ['time', 'price', 'promise', 'website'] as const;

/** Four questions that open by themselves, without script. */
export function SeoQuestions({ locale }: { locale: Locale }) {
  const t = useTranslations('seo-services.faq');
  const { seoFirst, seoSignificant } = faqFacts(locale);
  const facts = { price: seoPrice(locale), first: seoFirst, significant: seoSignificant };
  return (
    <section className="sec sand" aria-labelledby="seo-faq-title">
      <div className="wrap seo-faq">
        <h2 id="seo-faq-title">{t('title')}</h2>
        <div className="seo-folds">
          {questions.map((id) => (
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

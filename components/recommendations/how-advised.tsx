import { useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/contact/phone-link';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Seam } from '@/components/ui/seam';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

const steps = ['answers', 'weigh', 'order', 'honest'] as const;

/** How the advice comes about: nothing of it is hidden. */
export function HowAdvised({ locale }: { locale: Locale }) {
  const t = useTranslations('ai-recommendations.how');
  return (
    <section className="sec sand how-advised" aria-labelledby="how-title">
      <Seam ground="sand" />
      <div className="wrap">
        <div className="two">
          <h2 id="how-title">{t('title')}</h2>
          <p className="lede">{t('text')}</p>
        </div>
        <ol className="how-steps">
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`items.${step}.title`)}</h3>
              <p>{t(`items.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <div className="two how-end">
          <ArrowLink href={localePath(locale, '/services')}>{t('services')}</ArrowLink>
          <div className="stack">
            <p>{t('model')}</p>
            <p>{t.rich('human', { phone: () => <PhoneLink /> })}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

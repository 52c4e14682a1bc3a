import { useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/contact/phone-link';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { confirmWithinDays } from '@/lib/newsletter/time-limits';
import type { NewsletterResult } from '@/lib/site/pages';
import { NewsletterNextStep } from './newsletter-next-step';
import { NewsletterPostcard } from './newsletter-postcard';

/** What a newsletter form or link led to, on a postcard. */
export function NewsletterResultPage({ locale, result }: { locale: Locale; result: NewsletterResult }) {
  const t = useTranslations('newsletter.results');
  const contacts = {
    phone: () => <PhoneLink />,
    mail: () => (
      <a href={`mailto:${brand.email}`}>
        <bdi dir="ltr">{brand.email}</bdi>
      </a>
    ),
  };
  return (
    <section className="wrap newsletter-result">
      <NewsletterPostcard result={result}>
        <h1 className="t4">{t(`${result}.title`)}</h1>
        <p className="lede">{t(`${result}.text`, { days: confirmWithinDays })}</p>
        <NewsletterNextStep locale={locale} result={result} />
        <p className="small muted">{t.rich(`${result}.note`, contacts)}</p>
      </NewsletterPostcard>
    </section>
  );
}

import { useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/contact/phone-link';
import { classNames } from '@/components/ui/class-names';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { confirmWithinDays } from '@/lib/newsletter/time-limits';
import type { NewsletterResult } from '@/lib/site/pages';
import { ConfirmedEvent } from './confirmed-event';
import { NewsletterNextStep } from './newsletter-next-step';
import { NewsletterPostcard } from './newsletter-postcard';
import styles from './newsletter-result-page.module.css';

/** The result of a newsletter form or link, on a postcard. */
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
    <section className={classNames('page-width', styles.section)}>
      {result === 'confirmed' && <ConfirmedEvent />}
      <NewsletterPostcard result={result}>
        <h1 className="heading-lg">{t(`${result}.title`)}</h1>
        <p className="lead">{t(`${result}.text`, { days: confirmWithinDays })}</p>
        <NewsletterNextStep locale={locale} result={result} />
        <p className="max-w-160 text-sm text-muted">{t.rich(`${result}.note`, contacts)}</p>
      </NewsletterPostcard>
    </section>
  );
}

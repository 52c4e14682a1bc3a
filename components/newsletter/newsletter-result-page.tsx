import { useLocale, useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/contact/phone-link';
import { buttonClass } from '@/components/ui/button-class';
import { Hyphenated } from '@/components/ui/hyphenated';
import { PostButton } from '@/components/ui/post-button';
import { brand } from '@/lib/config/brand';
import { retention } from '@/lib/config/retention';
import { localePath } from '@/lib/i18n/path';
import { type NewsletterResult, newsletterPath, pages } from '@/lib/site/pages';
import { ConfirmedEvent } from './confirmed-event';
import { NewsletterPostcard } from './newsletter-postcard';
import styles from './newsletter-result-page.module.css';
import { NewsletterSignUp } from './newsletter-sign-up';

/** Results that ask for nothing more. */
const receipts: readonly NewsletterResult[] = ['check-inbox', 'confirmed', 'unsubscribed'];

/** The result of a newsletter form or link, on a postcard. */
export function NewsletterResultPage({ result }: { result: NewsletterResult }) {
  const t = useTranslations('newsletter.results');
  const note =
    result === 'confirm' || result === 'unsubscribe' ? 'buttonExpires' : (`${result}.note` as const);
  const contacts = {
    phone: () => <PhoneLink />,
    mail: () => (
      <a href={`mailto:${brand.email}`}>
        <bdi dir="ltr">{brand.email}</bdi>
      </a>
    ),
  };
  return (
    <section className={styles.section} data-part={receipts.includes(result) ? 'receipt' : undefined}>
      {result === 'confirmed' && <ConfirmedEvent />}
      <div className="page-width">
        <NewsletterPostcard result={result}>
          <h1>
            <Hyphenated>{t(`${result}.title`)}</Hyphenated>
          </h1>
          <p className="lead">{t(`${result}.text`, { days: retention.confirmDays })}</p>
          <NewsletterNextStep result={result} />
          <p className="max-w-160 text-sm text-muted">{t.rich(note, contacts)}</p>
        </NewsletterPostcard>
      </div>
    </section>
  );
}

/** The next action on a result's page. */
function NewsletterNextStep({ result }: { result: NewsletterResult }) {
  const locale = useLocale();
  const t = useTranslations('newsletter.results');
  // Plain forms: the token is in a cookie for the newsletter's routes.
  if (result === 'confirm' || result === 'unsubscribe') {
    return (
      <PostButton action={`/api/newsletter/${result}`} look="cta" size="lg">
        {t(`${result}.button`)}
      </PostButton>
    );
  }
  if (result === 'invalid-link' || result === 'not-sent') {
    return <NewsletterSignUp page={newsletterPath(result)} />;
  }
  const next = result === 'unsubscribed' ? 'home' : 'blog';
  return (
    <div className="flex flex-wrap gap-3">
      <a className={buttonClass()} href={localePath(locale, pages[next].path)}>
        {t(next)}
      </a>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { pages } from '@/lib/site/pages';
import { NewsletterCalendar } from './newsletter-calendar';
import { NewsletterSignUp } from './newsletter-sign-up';

interface NewsletterBlockProps {
  locale: Locale;
  /** The path of the page it stands on, without language. */
  page?: string;
}

/** What the newsletter is, who reads it, and the form to get it. */
export function NewsletterBlock({ locale, page = pages.blog.path }: NewsletterBlockProps) {
  const t = useTranslations('newsletter');
  return (
    <section className="sec sand newsletter" id="newsletter" aria-labelledby="newsletter-title">
      <div className="wrap newsletter-desk">
        <NewsletterCalendar />
        <div className="stack">
          <h2 id="newsletter-title">{t('title')}</h2>
          <p className="lede">{t('lede')}</p>
          <NewsletterSignUp locale={locale} page={page} />
        </div>
      </div>
    </section>
  );
}

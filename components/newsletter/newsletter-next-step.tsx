import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { PostButton } from '@/components/ui/post-button';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { type NewsletterResult, newsletterPath, pages } from '@/lib/site/pages';
import { NewsletterSignUp } from './newsletter-sign-up';

/** The next action on a result's page. */
export function NewsletterNextStep({ locale, result }: { locale: Locale; result: NewsletterResult }) {
  const t = useTranslations('newsletter.results');
  // Plain forms: the token is in a cookie for the newsletter's routes.
  if (result === 'confirm' || result === 'unsubscribe') {
    return (
      <PostButton action={`/api/newsletter/${result}`} locale={locale} size="lg">
        {t(`${result}.button`)}
      </PostButton>
    );
  }
  if (result === 'invalid-link' || result === 'not-sent') {
    return <NewsletterSignUp locale={locale} page={newsletterPath(result)} />;
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

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { type NewsletterResult, newsletterPath, pages } from '@/lib/site/pages';
import { NewsletterSignUp } from './newsletter-sign-up';

/** The next action on a result's page. */
export function NewsletterNextStep({ locale, result }: { locale: Locale; result: NewsletterResult }) {
  const t = useTranslations('newsletter.results');
  if (result === 'unsubscribe') return <UnsubscribeButton locale={locale} />;
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

/** A plain form: the token is in a cookie for the newsletter's routes. */
function UnsubscribeButton({ locale }: { locale: Locale }) {
  const t = useTranslations('newsletter.results.unsubscribe');
  return (
    <form method="post" action="/api/newsletter/unsubscribe">
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" look="surf" size="lg">
        {t('button')}
      </Button>
    </form>
  );
}

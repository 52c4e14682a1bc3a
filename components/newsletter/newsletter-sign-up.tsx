import { useTranslations } from 'next-intl';
import { LastPiece } from '@/components/art/last-piece';
import { PhoneLink } from '@/components/contact/phone-link';
import { ScatteredNote } from '@/components/shell/scattered-note';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { NewsletterForm } from './newsletter-form';

/** The form with its sentence of consent. `page`: path of the page, without language. */
export function NewsletterSignUp({ locale, page }: { locale: Locale; page: string }) {
  const t = useTranslations('newsletter.form');
  const stamps = useTranslations('forms.stamps');
  const privacy = (words: React.ReactNode) => <a href={localePath(locale, '/privacy-policy')}>{words}</a>;
  return (
    <NewsletterForm
      locale={locale}
      language={locales[locale].hrefLang}
      page={localePath(locale, page)}
      icons={{ ok: <LastPiece />, fault: <Icon name="octagon-alert" /> }}
      words={{
        email: t('email'),
        subscribe: t('subscribe'),
        sending: t('sending'),
        consent: (
          <>
            <p className="text-sm text-muted">
              <span id="newsletter-consent">{t('consent', { company: brand.legalName })}</span>{' '}
              {t.rich('privacy', { link: privacy })}
            </p>
            <ScatteredNote />
          </>
        ),
        stamp: stamps('sent'),
        sent: t('sent'),
        failed: t('failed'),
        kept: t.rich('kept', { phone: () => <PhoneLink /> }),
      }}
    />
  );
}

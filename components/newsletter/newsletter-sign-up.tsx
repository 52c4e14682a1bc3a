import { useLocale, useMessages, useTranslations } from 'next-intl';
import { LastPiece } from '@/components/art/last-piece';
import { PhoneLink } from '@/components/contact/phone-link';
import { PreviewStorageWarning } from '@/components/shell/preview-storage-warning';
import { SentenceSpace } from '@/components/ui/sentence-space';
import { brand } from '@/lib/config/brand';
import { locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { NewsletterForm } from './newsletter-form';

/** The form with its sentence of consent. `page`: path of the page, without language. */
export function NewsletterSignUp({ page }: { page: string }) {
  const locale = useLocale();
  const t = useTranslations('newsletter.form');
  const forms = useTranslations('forms');
  const { email, subscribe, sending, sent, failed } = useMessages().newsletter.form;
  const privacy = (words: React.ReactNode) => <a href={localePath(locale, '/privacy-policy')}>{words}</a>;
  return (
    <NewsletterForm
      locale={locale}
      language={locales[locale].hrefLang}
      page={localePath(locale, page)}
      picture={<LastPiece />}
      words={{ email, subscribe, sending, sent, failed }}
      stamp={useMessages().forms.stamps.sent}
      consent={
        <>
          <p className="text-sm text-muted">
            <span id="newsletter-consent">{t('consent', { company: brand.legalName })}</span>
            <SentenceSpace />
            {forms.rich('privacy', { link: privacy })}
          </p>
          <PreviewStorageWarning />
        </>
      }
      kept={t.rich('kept', { phone: () => <PhoneLink /> })}
    />
  );
}

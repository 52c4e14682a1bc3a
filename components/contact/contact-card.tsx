import { useLocale, useMessages, useTranslations } from 'next-intl';
import { LastPiece } from '@/components/art/last-piece';
import { PreviewStorageWarning } from '@/components/shell/preview-storage-warning';
import { ArrowLink } from '@/components/ui/arrow-link';
import { classNames } from '@/components/ui/class-names';
import jobSheetStyles from '@/components/ui/job-sheet.module.css';
import paperStyles from '@/components/ui/paper.module.css';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { packages } from '@/lib/content/growth-packages';
import { type ServiceId, services } from '@/lib/content/services';
import { formatters } from '@/lib/i18n/format';
import { dateFormat } from '@/lib/i18n/format-day';
import { locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { listCallHours } from '@/lib/leads/call-times';
import { presentContactFields } from '@/lib/leads/present-contact-fields';
import { BookingLink } from './booking-link';
import type { CallFieldProps } from './call-field';
import styles from './contact-card.module.css';
import { ContactForm } from './contact-form';
import { PhoneLink } from './phone-link';

/** What the service field calls the services that it names. */
const serviceChoices: Partial<Record<ServiceId, string>> = {
  'seo-performance': 'seo',
  'digital-marketing': 'digital-marketing',
};

/** The message form, in the look of a workshop's job card. */
export function ContactCard() {
  const locale = useLocale();
  const t = useTranslations('contact.form');
  const { contact, forms: formWords } = useMessages();
  const { messageHint, more, submit, sending, sent, failed } = contact.form;
  const { label, open, remove, gone, message } = contact.attachment;
  const forms = useTranslations('forms');
  const products = useTranslations('products');
  const sold = useTranslations('services');
  const { price } = formatters(locale);
  const withPhone = { phone: () => <PhoneLink /> };

  return (
    <section
      className={classNames(jobSheetStyles.sheet, paperStyles.paper, styles.card)}
      id="contact-form"
      aria-labelledby="contact-form-title"
    >
      <header>
        <h2 className="heading-md" id="contact-form-title">
          {t('title')}
        </h2>
        <p className="text-sm text-muted">{t('needed')}</p>
        <PreviewStorageWarning />
      </header>
      <ContactForm
        locale={locale}
        language={locales[locale].hrefLang}
        page={localePath(locale, '/contact')}
        fields={presentContactFields({
          label: (name) => forms(`labels.${name}`),
          optional: (label) => forms('optional', { label }),
          service: (service) => t(`services.${service || 'none'}`),
        })}
        packages={packages.map(({ id, name, priceDollars }) => ({
          id,
          message: products('enquiry', { name, price: price(priceDollars) }),
          service: 'other',
        }))}
        sold={services.map(({ id }) => ({
          id,
          message: sold('enquiry', { service: sold(`list.${id}.name`) }),
          service: serviceChoices[id] ?? 'other',
        }))}
        picture={<LastPiece />}
        words={{
          form: { messageHint, more, submit, sending, sent, failed, checking: formWords.checking },
          attachment: { label, open, remove, gone, message },
          phoneForCall: forms('labels.phone'),
          call: useCallWords(),
        }}
        stamps={formWords.stamps}
        next={
          brand.bookingUrl ? (
            <BookingLink />
          ) : (
            <ArrowLink href={localePath(locale, '/clients')}>{t('next')}</ArrowLink>
          )
        }
        kept={forms.rich('kept', withPhone)}
        formKeptInHistory={forms.rich('keptInHistory', withPhone)}
      />
    </section>
  );
}

/** The words of the choice of a call; undefined where visitors book one in a calendar. */
function useCallWords(): CallFieldProps['words'] | undefined {
  const t = useTranslations('contact.call');
  const forms = useTranslations('forms');
  const { hrefLang } = locales[useLocale()];
  if (brand.bookingUrl) return undefined;
  const clock = dateFormat(hrefLang, { timeStyle: 'short', timeZone: brand.timeZone });
  const hours = listCallHours().map(({ choice, workingDays, time }) => [
    choice,
    t(workingDays === 1 ? 'next' : 'after', { time: clock.format(time) }),
  ]);
  const label = forms('optional', { label: t('label', { minutes: companyFacts.consultationMinutes }) });
  return { label, none: t('none'), first: '', second: '', third: '', ...Object.fromEntries(hours) };
}

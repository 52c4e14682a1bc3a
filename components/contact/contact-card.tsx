import { useTranslations } from 'next-intl';
import { LastPiece } from '@/components/art/last-piece';
import { ScatteredNote } from '@/components/shell/scattered-note';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import jobSheetStyles from '@/components/ui/job-sheet.module.css';
import { packages } from '@/lib/content/packages';
import { formatters } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { BookingLink } from './booking-link';
import styles from './contact-card.module.css';
import { ContactForm } from './contact-form';
import { contactServices } from './contact-services';
import { PhoneLink } from './phone-link';
import { useCallWords } from './use-call-words';

/** The message form, in the look of a workshop's job card. */
export function ContactCard({ locale }: { locale: Locale }) {
  const t = useTranslations('contact.form');
  const attachment = useTranslations('contact.attachment');
  const forms = useTranslations('forms');
  const products = useTranslations('products');
  const { price } = formatters(locale);
  const optional = (label: string) => forms('optional', { label });
  const withPhone = { phone: () => <PhoneLink /> };

  return (
    <section
      className={classNames(jobSheetStyles.sheet, styles.card)}
      id="contact-form"
      aria-labelledby="contact-form-title"
    >
      <header>
        <h2 className="heading-md" id="contact-form-title">
          {t('title')}
        </h2>
        <p className="text-sm text-muted">{t('needed')}</p>
        <ScatteredNote />
      </header>
      <ContactForm
        locale={locale}
        language={locales[locale].hrefLang}
        page={localePath(locale, '/contact')}
        services={contactServices.map(({ value, words }) => ({ value, label: t(`services.${words}`) }))}
        call={useCallWords()}
        packages={packages.map(({ id, name, priceDollars }) => ({
          id,
          message: products('enquiry', { name, price: price(priceDollars) }),
        }))}
        icons={{ ok: <LastPiece />, fault: <Icon name="octagon-alert" /> }}
        labels={{
          name: forms('labels.name'),
          email: forms('labels.email'),
          phone: optional(forms('labels.phone')),
          service: optional(forms('labels.serviceOfInterest')),
          message: forms('labels.message'),
          messageHint: t('messageHint'),
          submit: t('submit'),
          sending: t('sending'),
        }}
        attachments={{
          label: attachment('label'),
          open: attachment('open'),
          remove: attachment('remove'),
          gone: attachment('gone'),
          message: attachment('message'),
        }}
        answers={{
          checking: t('checking'),
          sent: t('sent'),
          stamp: { sent: forms('stamps.sent'), number: forms('stamps.number') },
          next: <BookingLink />,
          failed: t('failed'),
          kept: t.rich('kept', withPhone),
          formKeptInHistory: t.rich('formKeptInHistory', withPhone),
        }}
      />
    </section>
  );
}

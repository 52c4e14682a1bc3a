import { useLocale, useTranslations } from 'next-intl';
import { LastPiece } from '@/components/art/last-piece';
import { ScatteredNote } from '@/components/shell/scattered-note';
import { ArrowLink } from '@/components/ui/arrow-link';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import jobSheetStyles from '@/components/ui/job-sheet.module.css';
import paperStyles from '@/components/ui/paper.module.css';
import { brand } from '@/lib/config/brand';
import { firm } from '@/lib/content/firm';
import { packages } from '@/lib/content/packages';
import { type ServiceId, services } from '@/lib/content/services';
import { formatters } from '@/lib/i18n/format';
import { dateFormat } from '@/lib/i18n/format-day';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { listCallHours } from '@/lib/leads/call-times';
import { presentContactFields } from '@/lib/leads/present-contact-fields';
import { BookingLink } from './booking-link';
import type { CallFieldWords } from './call-field';
import styles from './contact-card.module.css';
import { ContactForm } from './contact-form';
import { PhoneLink } from './phone-link';

/** What the service field calls the services that it names. */
const serviceChoices: Partial<Record<ServiceId, string>> = {
  'seo-performance': 'seo',
  'digital-marketing': 'digital-marketing',
};

/** The message form, in the look of a workshop's job card. */
export function ContactCard({ locale }: { locale: Locale }) {
  const t = useTranslations('contact.form');
  const attachment = useTranslations('contact.attachment');
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
        <ScatteredNote />
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
        call={useCallWords()}
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
        icons={{ ok: <LastPiece />, fault: <Icon name="octagon-alert" /> }}
        labels={{
          phoneForCall: forms('labels.phone'),
          messageHint: t('messageHint'),
          more: t('more'),
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
          next: brand.bookingUrl ? (
            <BookingLink />
          ) : (
            <ArrowLink href={localePath(locale, '/clients')}>{t('next')}</ArrowLink>
          ),
          failed: t('failed'),
          kept: t.rich('kept', withPhone),
          formKeptInHistory: t.rich('formKeptInHistory', withPhone),
        }}
      />
    </section>
  );
}

/** The words of the choice of a call; undefined where visitors book one in a calendar. */
function useCallWords(): CallFieldWords | undefined {
  const t = useTranslations('contact.call');
  const forms = useTranslations('forms');
  const { hrefLang } = locales[useLocale()];
  if (brand.bookingUrl) return undefined;
  const clock = dateFormat(hrefLang, { timeStyle: 'short', timeZone: brand.timeZone });
  const hours = listCallHours().map(({ choice, workingDays, time }) => [
    choice,
    t(workingDays === 1 ? 'next' : 'after', { time: clock.format(time) }),
  ]);
  const label = forms('optional', { label: t('label', { minutes: firm.consultationMinutes }) });
  return { label, none: t('none'), first: '', second: '', third: '', ...Object.fromEntries(hours) };
}

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { ContactCard } from './contact-card';
import { ContactDetails } from './contact-details';
import { ContactScene } from './contact-scene';

/** Hero, form and details in one picture: the job card is held up in front of the street. */
export function ContactDesk({ locale }: { locale: Locale }) {
  const t = useTranslations('contact.hero');
  return (
    <div className="wrap contact-desk">
      <div className="contact-sky" aria-hidden="true">
        <ContactScene />
      </div>
      <div className="contact-hero">
        <h1 className="d">{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
        <a className="btn lg" href={brand.phoneHref}>
          <Icon name="phone" />
          <bdi dir="ltr">{brand.phone}</bdi>
        </a>
      </div>
      <ContactCard locale={locale} />
      <ContactDetails locale={locale} />
    </div>
  );
}

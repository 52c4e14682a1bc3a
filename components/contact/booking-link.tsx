import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';

/** Leads to the calendar in which visitors book the free call themselves, if there is one. */
export function BookingLink() {
  const t = useTranslations('contact.call');
  if (!brand.bookingUrl) return null;
  return (
    <ButtonLink href={brand.bookingUrl}>
      <Icon name="clock" />
      {t('book', { minutes: companyFacts.consultationMinutes })}
    </ButtonLink>
  );
}

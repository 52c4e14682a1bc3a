import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import priceStyles from '@/components/ui/price.module.css';
import type { Service } from '@/lib/content/services';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

interface ServicePriceProps {
  from: NonNullable<Service['priceFrom']>;
  locale: Locale;
  className?: string;
}

/** The starting price of a service, with a large figure. */
export function ServicePrice({ from, locale, className }: ServicePriceProps) {
  const t = useTranslations('services.price');
  const price = () => <b>{formatters(locale).price(from.dollars)}</b>;
  return (
    <div className={classNames(priceStyles.price, className)}>
      {from.per === 'month' ? t.rich('monthly', { price }) : t.rich('from', { price })}
    </div>
  );
}

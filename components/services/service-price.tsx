import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import priceStyles from '@/components/ui/price.module.css';
import type { Service } from '@/lib/content/services';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

interface ServicePriceProps {
  from: Service['priceFrom'];
  locale: Locale;
  className?: string;
}

/** The starting price of a service, with a large figure, or that it is sold by quote. */
export function ServicePrice({ from, locale, className }: ServicePriceProps) {
  const t = useTranslations('services.price');
  const [before, after] = from ? formatters(locale).price(from.dollars).split('$') : [];
  // The dollar sign of the headings' font looks like an S.
  const price = () => (
    <b>
      {before}
      {after !== undefined && <span>$</span>}
      {after}
    </b>
  );
  return (
    <span className={classNames(priceStyles.price, className)}>
      {from ? t.rich(from.per === 'month' ? 'monthly' : 'from', { price }) : t('quote')}
    </span>
  );
}

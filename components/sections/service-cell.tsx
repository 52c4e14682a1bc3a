import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RankingCurve } from '@/components/art/ranking-curve';
import { WebsiteSketch } from '@/components/art/website-sketch';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { firm } from '@/lib/content/firm';
import type { Service, ServiceId } from '@/lib/content/services';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

const icons: Record<Service['icon'], IconName> = {
  'chart-line': 'chart-line',
  bullhorn: 'megaphone',
  'laptop-code': 'laptop',
  lightbulb: 'lightbulb',
  search: 'search',
  mail: 'mail',
};

/** The large cells are the ones that most jobs start with. */
const looks: Partial<Record<ServiceId, { className: string; drawing?: ReactNode }>> = {
  'website-design': { className: 'c1 large', drawing: <WebsiteSketch /> },
  'seo-performance': { className: 'c2 large surfc', drawing: <RankingCurve /> },
  'website-maintenance': { className: 'half large sandc' },
};

export function ServiceCell({ service, locale }: { service: Service; locale: Locale }) {
  const t = useTranslations('home.services');
  const look = looks[service.id];
  const { percent } = formatters(locale);
  return (
    <li className={`cell ${look?.className ?? 'quarter'}`} id={service.id}>
      {!look && <Icon name={icons[service.icon]} />}
      <h3>{t(`list.${service.id}.name`)}</h3>
      <p>{t(`list.${service.id}.text`, { uptime: percent(firm.emailUptime) })}</p>
      {look?.drawing}
      {service.priceFrom && <Price {...service.priceFrom} locale={locale} />}
    </li>
  );
}

function Price({ dollars, per, locale }: NonNullable<Service['priceFrom']> & { locale: Locale }) {
  const t = useTranslations('home.services');
  const price = () => <b>{formatters(locale).price(dollars)}</b>;
  return (
    <div className="price">
      {per === 'month' ? t.rich('fromMonthly', { price }) : t.rich('from', { price })}
    </div>
  );
}

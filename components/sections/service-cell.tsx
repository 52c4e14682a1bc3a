import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RankingCurve } from '@/components/art/ranking-curve';
import { WebsiteSketch } from '@/components/art/website-sketch';
import { ServicePrice } from '@/components/services/service-price';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { firm } from '@/lib/content/firm';
import type { Service, ServiceId } from '@/lib/content/services';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

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

/** The whole cell leads to the service's own section. */
export function ServiceCell({ service, locale }: { service: Service; locale: Locale }) {
  const t = useTranslations('services.list');
  const look = looks[service.id];
  const { percent } = formatters(locale);
  return (
    <li className={`cell ${look?.className ?? 'quarter'}`} id={service.id}>
      {!look && <Icon name={icons[service.icon]} />}
      <h3>
        <Link href={localePath(locale, `/services#${service.id}`)} prefetch={false}>
          {t(`${service.id}.name`)}
        </Link>
      </h3>
      <p>{t(`${service.id}.shortDescription`, { uptime: percent(firm.emailUptime) })}</p>
      {look?.drawing}
      {service.priceFrom && <ServicePrice from={service.priceFrom} locale={locale} />}
    </li>
  );
}

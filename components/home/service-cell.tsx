import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ProjectPicture } from '@/components/clients/project-picture';
import { ServicePrice } from '@/components/services/service-price';
import { classNames } from '@/components/ui/class-names';
import { Hyphenated } from '@/components/ui/hyphenated';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { Link } from '@/components/ui/link';
import { serviceFacts } from '@/lib/content/sentence-facts';
import type { Service, ServiceId } from '@/lib/content/services';
import { localePath } from '@/lib/i18n/path';
import styles from './service-cell.module.css';

const icons: Record<Service['icon'], IconName> = {
  'chart-line': 'chart-line',
  bullhorn: 'megaphone',
  'laptop-code': 'laptop',
  lightbulb: 'lightbulb',
  search: 'search',
  mail: 'mail',
};

/** Icons of services that would otherwise have the same as a neighbour. */
const ownIcons: Partial<Record<ServiceId, IconName>> = {
  'e-commerce-solutions': 'package',
  'branding-identity': 'palette',
};

/** Large cells for the most requested services. */
const looks: Partial<Record<ServiceId, { className: string; drawing?: ReactNode }>> = {
  'website-design': {
    className: classNames(styles.large, styles.first),
    drawing: (
      <div className={classNames(styles.sketch, 'outlined')}>
        <ProjectPicture id="hope-island-homes" alt="" sizes="(min-width: 64rem) 34rem, 50vw" />
      </div>
    ),
  },
  'seo-performance': { className: classNames(styles.large, styles.surf) },
  'website-maintenance': { className: classNames(styles.large, styles.sand) },
};

/** The whole cell links to the service's own section. */
export function ServiceCell({ service }: { service: Service }) {
  const locale = useLocale();
  const t = useTranslations('services.list');
  const look = looks[service.id];
  return (
    <li className={classNames(styles.cell, look?.className ?? styles.quarter)} id={service.id}>
      {!look && <Icon name={ownIcons[service.id] ?? icons[service.icon]} className={styles.icon} />}
      <h3>
        <Link href={localePath(locale, `/services#${service.id}`)} prefetch={false}>
          <Hyphenated>{t(`${service.id}.name`)}</Hyphenated>
        </Link>
      </h3>
      <p>{t(`${service.id}.shortDescription`, serviceFacts(locale))}</p>
      {look?.drawing}
      <ServicePrice from={service.priceFrom} locale={locale} className={styles.price} />
    </li>
  );
}

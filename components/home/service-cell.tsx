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
  'seo-performance': {
    className: classNames(styles.large, styles.surf),
    // A page of results: the second is the client's.
    drawing: (
      <svg className={styles.sketch} viewBox="0 0 300 132" aria-hidden="true">
        <path className={styles.row} d="M1 1h298v38H1zM1 93h298v38H1z" />
        <path className={styles.found} d="M1 47h298v38H1z" />
        <path fill="currentColor" d="M16 16h150v8H16zM16 108h110v8H16z" />
        <path className={styles.words} d="M16 62h190v8H16z" />
      </svg>
    ),
  },
  'website-maintenance': {
    className: classNames(styles.large, styles.sand),
    // A list of what is checked, all of it done.
    drawing: (
      <svg className={styles.sketch} viewBox="0 0 300 132" aria-hidden="true">
        <path className={styles.row} d="M1 1h38v38H1zM1 47h38v38H1zM1 93h38v38H1z" />
        <path className={styles.tick} d="m9 20 8 8 14-16M9 66l8 8 14-16M9 112l8 8 14-16" />
        <path fill="currentColor" d="M56 16h190v8H56zM56 62h130v8H56zM56 108h160v8H56z" />
      </svg>
    ),
  },
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

import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { type ServiceId, serviceOf } from '@/lib/content/services';
import type { Locale } from '@/lib/i18n/locales';
import styles from './service-section.module.css';
import { ServiceWords } from './service-words';

/**
 * Where a service's words and drawing are, and on what ground. `plain`, `band`, `shop`, `mail` and `round` are as wide
 * as the page; `wide`, `tall` and `full` share a ruled frame with others.
 */
export type ServiceLook = 'plain' | 'band' | 'shop' | 'mail' | 'round' | 'wide' | 'tall' | 'full';

interface ServiceSectionProps {
  id: ServiceId;
  locale: Locale;
  look: ServiceLook;
  ground?: 'sand';
  drawing: ReactNode;
  /** Between the words and the button: packages, steps. */
  children?: ReactNode;
}

/** One service: its words and the drawing of what it is about. */
export function ServiceSection({ id, locale, look, ground, drawing, children }: ServiceSectionProps) {
  const service = serviceOf(id);
  return (
    <section
      className={classNames(styles.service, styles[look], ground && styles[ground])}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      {'alias' in service && <span className={styles.alias} id={service.alias} />}
      <ServiceWords id={id} locale={locale} look={look}>
        {children}
      </ServiceWords>
      <div className={styles.drawing}>{drawing}</div>
    </section>
  );
}

import type { CSSProperties } from 'react';
import { classNames } from '@/components/ui/class-names';
import { type ServiceId, services } from '@/lib/content/services';
import styles from './service-crop.module.css';

/** Part of a client's website that suits the service, from the file in which all ten are side by side. */
export function ServiceCrop({ id, className }: { id: ServiceId; className?: string }) {
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--place': services.findIndex((service) => service.id === id),
  };
  return <i className={classNames(styles.crop, className)} style={style} />;
}

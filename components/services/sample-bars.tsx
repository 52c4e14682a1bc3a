import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import styles from './sample-bars.module.css';

interface SampleBarsProps {
  title: string;
  /** Terms, each with its bar. */
  children: ReactNode;
}

/** Sample figures as bars below each other. */
export function SampleBars({ title, children }: SampleBarsProps) {
  const t = useTranslations('services');
  return (
    <div className={styles.bars}>
      <p className={styles.head}>
        {title} <Badge>{t('sample')}</Badge>
      </p>
      <dl>{children}</dl>
    </div>
  );
}

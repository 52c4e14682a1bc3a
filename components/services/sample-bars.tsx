import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Sample } from '@/components/ui/sample';
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
        {title} <Sample>{t('sample')}</Sample>
      </p>
      <dl>{children}</dl>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { DarkPanel } from '@/components/ui/dark-panel';
import { Severity } from '@/components/ui/severity';
import { resultRows } from '@/lib/content/project-results';
import { sampleChecks } from '@/lib/content/sample-ranking';
import styles from './technical-checks.module.css';

const [, , seconds] = resultRows['burleigh-barbell'].find(([metric]) => metric === 'seconds') ?? [];

/** Sample findings of a technical check, worst first. */
export function TechnicalChecks() {
  const t = useTranslations('seo-services.services');
  return (
    <DarkPanel className={styles.panel}>
      <p className="text-sm text-on-panel-soft">{t('checks.title')}</p>
      <ul>
        {sampleChecks.map(({ id, level }) => (
          <li key={id}>
            {t(`checks.${id}`, { seconds: seconds ?? 0 })}
            <Severity level={level} onPanel>
              {t(`checks.${level}`)}
            </Severity>
          </li>
        ))}
      </ul>
    </DarkPanel>
  );
}

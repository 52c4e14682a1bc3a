import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Severity } from '@/components/ui/severity';
import { sampleChecks } from '@/lib/content/sample-ranking';
import { sampleWorkshop } from '@/lib/content/sample-workshop';

const seconds = sampleWorkshop.results.find(({ id }) => id === 'seconds')?.after ?? 0;

/** What a technical check has found, worst first. */
export function TechnicalChecks() {
  const t = useTranslations('seo-services.services');
  return (
    <div className="instr">
      <p className="small sub">
        {t('checks.title')} <Badge>{t('sample')}</Badge>
      </p>
      <ul>
        {sampleChecks.map(({ id, level }) => (
          <li key={id}>
            {t(`checks.${id}`, { seconds })}
            <Severity level={level}>{t(`checks.${level}`)}</Severity>
          </li>
        ))}
      </ul>
    </div>
  );
}

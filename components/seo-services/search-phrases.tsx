import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { samplePhrases } from '@/lib/content/sample-ranking';

/** Three searches, two of them crossed out. */
export function SearchPhrases() {
  const t = useTranslations('seo-services.services');
  return (
    <div className="phrases">
      <p className="small">
        {t('phrases')} <Badge>{t('sample')}</Badge>
      </p>
      <dl>
        {samplePhrases.map(({ phrase, verdict }) => (
          <div key={phrase} className={verdict === 'fits' ? 'fits' : undefined}>
            <dt>
              <Icon name={verdict === 'fits' ? 'check' : 'x'} />
              <bdi dir="ltr" lang="en">
                {phrase}
              </bdi>
            </dt>
            <dd className="small">{t(`verdicts.${verdict}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

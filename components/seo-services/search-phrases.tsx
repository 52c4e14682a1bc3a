import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { samplePhrases } from '@/lib/content/sample-ranking';
import styles from './search-phrases.module.css';

/** Three searches, two of them crossed out. */
export function SearchPhrases() {
  const t = useTranslations('seo-services.services');
  return (
    <div className={styles.phrases}>
      <p className="text-sm">{t('phrases')}</p>
      <dl>
        {samplePhrases.map(({ phrase, verdict }) => (
          <div key={phrase} className={verdict === 'fits' ? styles.fits : undefined}>
            <dt>
              <Icon name={verdict === 'fits' ? 'check' : 'x'} />
              <bdi dir="ltr" lang="en">
                {phrase}
              </bdi>
            </dt>
            <dd className="text-sm">{t(`verdicts.${verdict}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { sampleNoteId } from '@/components/sample-note';
import { DarkPanel } from '@/components/ui/dark-panel';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Severity, type SeverityLevel } from '@/components/ui/severity';
import { sampleListings } from '@/lib/content/sample-service-work';
import { sampleSmashRepairs } from '@/lib/content/sample-workshop';
import { seoMonths } from '@/lib/content/seo-months';
import styles from './directories.module.css';
import { Fold } from './fold';

type State = (typeof sampleListings)[number]['state'];

const levels: Record<State, SeverityLevel> = { wrong: 'critical', missing: 'warning', agreeing: 'passed' };

/** Sample entries of one business in directories, and why they matter for being found. */
export function Directories() {
  const t = useTranslations('services.directories');
  const { first, significant } = seoMonths;
  const months = { from: first.from, to: first.to, later: significant.from, latest: significant.to };
  return (
    <Section className={styles.section} aria-labelledby="directories-title" aria-describedby={sampleNoteId}>
      <div className={`${styles.page} page-width`}>
        <DarkPanel className={styles.instrument}>
          <div className="stack">
            <h2 id="directories-title" className={`${styles.title} heading-md`}>
              {t('title')}
            </h2>
            <p className="text-on-panel-soft">{t('text')}</p>
            <p>{t('results', months)}</p>
            <p className="flex flex-wrap gap-x-6">
              <Jump to="local-business-listings">{t('toListings')}</Jump>
              <Jump to="seo-performance">{t('toSeo')}</Jump>
            </p>
          </div>
          <Fold titleId="directories-title" name={t('fold')} className={styles.table}>
            <Listings />
          </Fold>
        </DarkPanel>
      </div>
    </Section>
  );
}

function Jump({ to, children }: { to: string; children: string }) {
  return (
    <a className={`${styles.jump} text-link`} href={`#${to}`}>
      {children}
      <Icon name="arrow-right" flip />
    </a>
  );
}

function Listings() {
  const t = useTranslations('services.directories');
  return (
    <table className={styles.listings}>
      <caption className="text-sm text-on-panel-soft">
        <bdi>{sampleSmashRepairs.name}</bdi>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('directory')}</th>
          <th scope="col">{t('says')}</th>
          <th scope="col">{t('state')}</th>
        </tr>
      </thead>
      <tbody>
        {sampleListings.map(({ directory, says, state }) => (
          <tr key={directory}>
            <th scope="row">
              <bdi>{directory}</bdi>
            </th>
            <td>{t(`entries.${says}`)}</td>
            <td>
              <Severity level={levels[state]} onPanel>
                {t(state)}
              </Severity>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

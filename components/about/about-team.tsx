import { useLocale, useTranslations } from 'next-intl';
import { Portrait } from '@/components/art/portrait';
import { sampleNoteId } from '@/components/sample-note';
import { JigsawDivider } from '@/components/ui/jigsaw-divider';
import { Section } from '@/components/ui/section';
import { leadDeveloper } from '@/lib/content/team';
import { formatters } from '@/lib/i18n/format';
import styles from './about-team.module.css';

/** The lead developer at length; the others are on their posters. */
export function AboutTeam() {
  const locale = useLocale();
  const t = useTranslations('about.team');
  const { year } = formatters(locale);
  const { name, portrait, since } = leadDeveloper;
  return (
    <Section background="sand" aria-labelledby="team-title" aria-describedby={sampleNoteId}>
      <JigsawDivider background="sand" place="middle" />
      <div className="page-width">
        <h2 id="team-title">{t('title')}</h2>
        <article className={styles.lead} aria-labelledby="lead-developer">
          <div className={styles.portrait}>
            <Portrait look={portrait} />
          </div>
          <div className="stack">
            <h3 className="heading-md" id="lead-developer">
              <bdi>{name}</bdi>
            </h3>
            <p className="lead">{t('leadText')}</p>
          </div>
          <dl>
            <div>
              <dt>{t('since')}</dt>
              <dd>{year(since)}</dd>
            </div>
            <div>
              <dt>{t('answersFor')}</dt>
              <dd>{t('answersForText')}</dd>
            </div>
            <div>
              <dt>{t('askAbout')}</dt>
              <dd>{t('askAboutText')}</dd>
            </div>
          </dl>
        </article>
      </div>
    </Section>
  );
}

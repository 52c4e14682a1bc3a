import { useLocale, useTranslations } from 'next-intl';
import { ProjectPicture } from '@/components/clients/project-picture';
import { sampleNoteId } from '@/components/sample-note';
import { Fold } from '@/components/services/fold';
import { ArrowLink } from '@/components/ui/arrow-link';
import browserFrameStyles from '@/components/ui/browser-frame.module.css';
import { JigsawDivider } from '@/components/ui/jigsaw-divider';
import { Section } from '@/components/ui/section';
import { sampleWorkshop } from '@/lib/content/sample-workshop';
import { localePath } from '@/lib/i18n/path';
import styles from './home-showcase.module.css';
import { JobCard } from './job-card';

/** A sample website for a workshop, and the job card of the work. */
export function HomeShowcase() {
  const locale = useLocale();
  const t = useTranslations('home.showcase');
  const projects = useTranslations('projects.list');
  return (
    <Section
      background="sand"
      className={styles.band}
      aria-labelledby="showcase-title"
      aria-describedby={sampleNoteId}
    >
      <JigsawDivider background="sand" place="end" />
      <div className={`${styles.showcase} page-width`}>
        <div className={`${styles.head} stack`}>
          <h2 id="showcase-title">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <figure className={`${browserFrameStyles.frame} ${styles.site}`}>
          <div className={browserFrameStyles.bar}>
            <i />
            <i />
            <i />
            <bdi dir="ltr">{sampleWorkshop.domain}</bdi>
          </div>
          <ProjectPicture
            id="nerang-creek-mechanical"
            alt={projects('nerang-creek-mechanical.picture')}
            sizes="(min-width: 60rem) 44rem, 92vw"
          />
        </figure>
        <JobCard className={styles.job} />
        <div className={`${styles.dealers} stack`}>
          <h3 id="dealers-title" className="heading-md">
            {t('dealersTitle')}
          </h3>
          <Fold titleId="dealers-title">
            <div className="stack">
              <p>{t('dealers')}</p>
              <ArrowLink href={localePath(locale, '/contact')}>{t('dealersAction')}</ArrowLink>
            </div>
          </Fold>
        </div>
      </div>
    </Section>
  );
}

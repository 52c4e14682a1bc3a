import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { Sample } from '@/components/ui/sample';
import type { Project } from '@/lib/content/project-store';
import { localePath } from '@/lib/i18n/path';
import { projectAttachment, withAttachment } from '@/lib/site/attachment-path';
import styles from './case-study.module.css';
import { ProjectFacts } from './project-facts';
import { ResultTable } from './result-table';
import { Testimonial } from './testimonial';

/** What the project's card says, too: for the dialog, which is over the card. */
export function CaseStudyLead({ id }: { id: Project['id'] }) {
  const t = useTranslations('clients.case');
  const words = useTranslations('projects.list');
  return (
    <div className={styles.lead}>
      <p className="heading-md">{words(`${id}.title`)}</p>
      <p className="lead">{words(`${id}.description`)}</p>
      <Sample>{t('sample')}</Sample>
    </div>
  );
}

/** Problem, solution and results. The parent renders what comes before them: the picture, the name and the lead. */
export function CaseStudy({ project }: { project: Project }) {
  const locale = useLocale();
  const t = useTranslations('clients.case');
  const words = useTranslations('projects.list');
  const { id } = project;
  return (
    <div className={styles.study}>
      <div className={styles.story}>
        <h3>{t('problem')}</h3>
        <p>{words(`${id}.problem`)}</p>
        <h3>{t('work')}</h3>
        <p>{words(`${id}.work`)}</p>
      </div>
      <ProjectFacts project={project} />
      <ResultTable results={project.results} />
      <Testimonial id={id} />
      <ButtonLink
        look="cta"
        className={classNames('justify-self-start', styles.action)}
        href={withAttachment(localePath(locale, '/contact'), projectAttachment(id))}
      >
        {t('action')}
      </ButtonLink>
    </div>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { findCategoryId } from '@/lib/content/project-categories';
import type { Project } from '@/lib/content/project-store';
import { localePath } from '@/lib/i18n/path';
import { CaseStudyLink } from './case-study-link';
import styles from './project-card.module.css';
import { ProjectPicture } from './project-picture';
import { writeFigure } from './write-figure';

// Phones are given 13rem, so that even with three pixels per point they load the file of 640 px, which is enough.
const sizes = '(min-width: 60rem) 44rem, (min-width: 48rem) 20rem, 13rem';

/**
 * One project of a list: picture, name, description and figures. The module of each list hides parts by `data-part`.
 */
export function ProjectCard({ project }: { project: Project }) {
  const locale = useLocale();
  const t = useTranslations('clients');
  const words = useTranslations('projects');
  const { id, client, category, location, results } = project;
  return (
    <article className={styles.card} aria-labelledby={`project-${id}`}>
      <div data-part="frame">
        <ProjectPicture id={id} alt={words(`list.${id}.picture`)} sizes={sizes} />
      </div>
      <div data-part="words">
        <h3 className="heading-sm" id={`project-${id}`}>
          <CaseStudyLink id={id} href={localePath(locale, `/clients?project=${id}`)}>
            <bdi>{client}</bdi>
          </CaseStudyLink>
          <Icon name="arrow-right" flip />
        </h3>
        <p data-part="where">
          {t.rich('list.where', {
            category: t(`categories.${findCategoryId(category)}`),
            place: () => <bdi>{location}</bdi>,
          })}
        </p>
        <p data-part="title">{words(`list.${id}.title`)}</p>
        <p data-part="text">{words(`list.${id}.description`)}</p>
        <dl>
          {results.map(({ metric, before, value }) => (
            <div key={metric}>
              <dt>{words(`metrics.${metric}`)}</dt>
              <dd>
                <b className="figures">{writeFigure(locale, metric, value)}</b>{' '}
                <small>{t('list.was', { before: writeFigure(locale, metric, before) })}</small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

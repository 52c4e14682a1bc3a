import { useLocale, useTranslations } from 'next-intl';
import { findCategoryId } from '@/lib/content/project-categories';
import type { Project } from '@/lib/content/project-store';
import { formatters } from '@/lib/i18n/format';
import styles from './project-facts.module.css';

/** Place, date and technology. The website is not a link, because sample clients have reserved addresses. */
export function ProjectFacts({ project }: { project: Project }) {
  const locale = useLocale();
  const t = useTranslations('clients');
  const { category, location, completedDate, website, technologies } = project;
  const { day } = formatters(locale);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('case.category')}</dt>
        <dd>{t(`categories.${findCategoryId(category)}`)}</dd>
      </div>
      <div>
        <dt>{t('case.location')}</dt>
        <dd>
          <bdi>{location}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('case.completed')}</dt>
        <dd>
          <time dateTime={completedDate}>{day(new Date(`${completedDate}T12:00:00+10:00`))}</time>
        </dd>
      </div>
      <div>
        <dt>{t('case.website')}</dt>
        <dd>
          <bdi dir="ltr">{website}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('case.technologies')}</dt>
        <dd>
          <ul>
            {technologies.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}

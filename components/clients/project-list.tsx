import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { categoryContains, projectCategories } from '@/lib/content/project-categories';
import { projects } from '@/lib/content/project-store';
import type { Locale } from '@/lib/i18n/locales';
import { CaseStudy, CaseStudyLead } from './case-study';
import { ProjectBrowser } from './project-browser';
import { ProjectCard } from './project-card';
import styles from './project-list.module.css';
import { ProjectPicture } from './project-picture';

/** All projects, rendered on the server; the client component only filters them. */
export function ProjectList({ locale }: { locale: Locale }) {
  const t = useTranslations('clients');
  const words = useTranslations('projects.list');
  const count = (chosen: readonly unknown[]) => t('list.count', { count: chosen.length });
  return (
    <Section aria-labelledby="projects-title">
      <div className="page-width">
        <div className={styles.head}>
          <h2 id="projects-title">{t('list.title')}</h2>
          <div>
            <p className="lead">{t('list.text')}</p>
            <p className="mt-2 text-sm text-muted">{t('list.sample')}</p>
          </div>
        </div>
        <ProjectBrowser
          items={projects.map((project) => ({
            id: project.id,
            name: project.client,
            category: project.category,
            featured: project.featured,
            card: <ProjectCard project={project} locale={locale} />,
            picture: (
              <ProjectPicture
                id={project.id}
                alt={words(`${project.id}.picture`)}
                sizes="(min-width: 60rem) 54rem, 13rem"
              />
            ),
            lead: <CaseStudyLead id={project.id} />,
            study: <CaseStudy project={project} locale={locale} />,
          }))}
          tabs={[
            {
              view: 'featured',
              label: t('list.featured'),
              count: count(projects.filter((one) => one.featured)),
            },
            { view: 'all', label: t('list.all'), count: count(projects) },
            { view: 'category', label: t('list.byCategory'), count: count(projects) },
          ]}
          filters={[
            { id: '', label: t('list.everything'), count: count(projects) },
            ...projectCategories.map(({ id, name }) => ({
              id,
              label: t(`categories.${id}`),
              count: count(projects.filter(({ category }) => categoryContains(category, name))),
            })),
          ]}
          words={{
            tabs: t('list.tabs'),
            category: t('list.category'),
            open: t('list.open'),
            close: t('case.close'),
          }}
          closeIcon={<Icon name="x" />}
        />
      </div>
    </Section>
  );
}

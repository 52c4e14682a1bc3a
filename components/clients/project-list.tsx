import { useTranslations } from 'next-intl';
import { sampleNoteId } from '@/components/sample-note';
import { Section } from '@/components/ui/section';
import { categoryContains, projectCategories } from '@/lib/content/project-categories';
import { projects } from '@/lib/content/project-store';
import { CaseStudy, CaseStudyLead } from './case-study';
import { ProjectBrowser } from './project-browser';
import { ProjectCard } from './project-card';
import { ProjectPicture } from './project-picture';

/** All projects, rendered on the server; the client component only filters them. */
export function ProjectList() {
  const t = useTranslations('clients');
  const words = useTranslations('projects.list');
  const count = (chosen: readonly unknown[]) => t('list.count', { count: chosen.length });
  return (
    <Section aria-labelledby="projects-title" aria-describedby={sampleNoteId}>
      <div className="page-width">
        <h2 className="mb-[clamp(1.5rem,4vw,3rem)]" id="projects-title">
          {t('list.title')}
        </h2>
        <ProjectBrowser
          items={projects.map((project) => ({
            id: project.id,
            name: project.client,
            category: project.category,
            featured: project.featured,
            card: <ProjectCard project={project} />,
            picture: (
              <ProjectPicture
                id={project.id}
                alt={words(`${project.id}.picture`)}
                sizes="(min-width: 60rem) 54rem, 13rem"
              />
            ),
            lead: <CaseStudyLead id={project.id} />,
            study: <CaseStudy project={project} />,
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
        />
      </div>
    </Section>
  );
}

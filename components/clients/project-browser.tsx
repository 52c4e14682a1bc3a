'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useQueryValue } from '@/components/ui/use-query-value';
import { categoryContains, categoryText } from '@/lib/content/project-categories';
import { CategoryFilter, type CategoryFilterProps } from './category-filter';
import categoryIndex from './category-index.module.css';
import contactSheet from './contact-sheet.module.css';
import featuredProjects from './featured-projects.module.css';
import { OpenCaseStudy } from './open-case-study';
import styles from './project-browser.module.css';
import { type ProjectTab, ProjectTabs } from './project-tabs';
import { chooseProjectView, type ProjectView } from './project-view';

interface Item {
  id: string;
  name: string;
  category: string;
  featured: boolean;
  card: ReactNode;
  /** For the dialog; what a case study without script has in the card above it. */
  picture: ReactNode;
  lead: ReactNode;
  study: ReactNode;
}

interface ProjectBrowserProps {
  items: readonly Item[];
  tabs: readonly ProjectTab[];
  filters: CategoryFilterProps['filters'];
  words: Record<'tabs' | 'category' | 'open' | 'close', string>;
}

const lists: Record<ProjectView, string | undefined> = {
  featured: featuredProjects.list,
  all: contactSheet.list,
  category: categoryIndex.list,
};

const never = () => () => {};

/**
 * Shows some of the projects: the featured ones, all, or those of a category, by the address. Without script all of
 * them are shown, each with its case study in a details element.
 */
export function ProjectBrowser({ items, tabs, filters, words }: ProjectBrowserProps) {
  const [tab, setTab] = useQueryValue('tab');
  const [category, setCategory] = useQueryValue('category');
  const view = chooseProjectView(tab, category);
  const text = categoryText(category);
  const isShown: Record<ProjectView, (item: Item) => boolean> = {
    featured: (item) => item.featured,
    all: () => true,
    category: (item) => categoryContains(item.category, text),
  };
  // The prerendered page contains all projects: with script, styles hide some until hydration.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  function show(next: ProjectView) {
    setTab(next === 'featured' ? '' : next);
    setCategory('', 'replace');
  }

  const chosen = view === 'category' ? filters.find(({ id }) => id === (text && category)) : undefined;
  const count = (chosen ?? tabs.find((one) => one.view === view))?.count;

  return (
    <>
      <ProjectTabs label={words.tabs} tabs={tabs} view={view} onShow={show} />
      <div id="projects-panel" role="tabpanel" aria-labelledby={`projects-tab-${view}`}>
        {view === 'category' && (
          <CategoryFilter
            label={words.category}
            filters={filters}
            chosen={text && category}
            onChoose={setCategory}
          />
        )}
        <p className="sr-only" role="status">
          {count}
        </p>
        <ul className={classNames(styles.projects, lists[view])}>
          {items.map((item) => {
            const away = !isShown[view](item);
            return (
              <li key={item.id} className={away ? styles.away : undefined} hidden={isHydrated && away}>
                {item.card}
                <noscript>
                  <details>
                    <summary>{words.open}</summary>
                    {item.study}
                  </details>
                </noscript>
              </li>
            );
          })}
        </ul>
      </div>
      <OpenCaseStudy items={items} close={words.close} />
    </>
  );
}

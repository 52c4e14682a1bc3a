import { classNames } from '@/components/ui/class-names';
import { TabList } from '@/components/ui/tab-list';
import styles from './project-tabs.module.css';
import type { ProjectView } from './project-view';

export interface ProjectTab {
  view: ProjectView;
  label: string;
  /** The number of projects as text. */
  count: string;
}

interface ProjectTabsProps {
  label: string;
  tabs: readonly ProjectTab[];
  view: ProjectView;
  onShow: (view: ProjectView) => void;
}

/** The tabs of the portfolio; all of them show one panel. */
export function ProjectTabs({ label, tabs, view, onShow }: ProjectTabsProps) {
  return (
    <TabList
      label={label}
      prefix="projects"
      className={classNames(styles.tabs, 'noscript:hidden!')}
      tabs={tabs.map((tab) => ({ id: tab.view, label: tab.label }))}
      shown={view}
      toPanelId={() => 'projects-panel'}
      onShow={onShow}
    />
  );
}

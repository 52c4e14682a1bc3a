import { TabList } from '@/components/ui/tab-list';
import type { ProjectView } from './project-view';

export interface ProjectTab {
  view: ProjectView;
  label: string;
  /** How many there are, in words. */
  count: string;
}

interface ProjectTabsProps {
  label: string;
  tabs: readonly ProjectTab[];
  view: ProjectView;
  onShow: (view: ProjectView) => void;
}

/** The views of the portfolio; all of them are drawn in one panel. */
export function ProjectTabs({ label, tabs, view, onShow }: ProjectTabsProps) {
  return (
    <TabList
      label={label}
      prefix="projects"
      className="needs-script"
      tabs={tabs.map((tab) => ({ id: tab.view, label: tab.label }))}
      shown={view}
      panelOf={() => 'projects-panel'}
      onShow={onShow}
    />
  );
}

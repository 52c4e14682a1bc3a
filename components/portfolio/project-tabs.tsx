import { type KeyboardEvent, useRef } from 'react';
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

/** One tab stop; arrows go on and back, round the corner as well. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function ProjectTabs({ label, tabs, view, onShow }: ProjectTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function turn(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.view === view);
    const ahead = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = ahead === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const places = { [ahead]: at + 1, [back]: at - 1, Home: 0, End: -1 };
    const place = places[event.key];
    const next = place === undefined ? undefined : tabs.at(place % tabs.length);
    if (!next) return;
    event.preventDefault();
    onShow(next.view);
    list.current?.querySelector<HTMLElement>(`#projects-tab-${next.view}`)?.focus();
  }

  return (
    <div className="tabs needs-script" role="tablist" aria-label={label} ref={list} onKeyDown={turn}>
      {tabs.map((tab) => (
        <button
          key={tab.view}
          id={`projects-tab-${tab.view}`}
          type="button"
          role="tab"
          aria-selected={tab.view === view}
          aria-controls="projects-panel"
          tabIndex={tab.view === view ? 0 : -1}
          onClick={() => onShow(tab.view)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

interface PlanTab {
  id: string;
  label: string;
  panel: ReactNode;
}

/**
 * One tab stop; arrows go on and back, round the corner as well. All panels are in the page, so that a printed plan is
 * complete. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function PlanTabs({ label, tabs }: { label: string; tabs: readonly PlanTab[] }) {
  const [shown, setShown] = useState(tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  function turn(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === shown);
    const ahead = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = ahead === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const places = { [ahead]: at + 1, [back]: at - 1, Home: 0, End: -1 };
    const place = places[event.key];
    const next = place === undefined ? undefined : tabs.at(place % tabs.length);
    if (!next) return;
    event.preventDefault();
    setShown(next.id);
    list.current?.querySelector<HTMLElement>(`#plan-tab-${next.id}`)?.focus();
  }

  return (
    <>
      <div className="tabs plan-tabs noprint" role="tablist" aria-label={label} ref={list} onKeyDown={turn}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`plan-tab-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === shown}
            aria-controls={`plan-panel-${tab.id}`}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => setShown(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`plan-panel-${tab.id}`}
          className="plan-panel"
          role="tabpanel"
          aria-labelledby={`plan-tab-${tab.id}`}
          hidden={tab.id !== shown}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}

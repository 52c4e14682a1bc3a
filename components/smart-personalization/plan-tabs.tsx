import { type ReactNode, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { TabList } from '@/components/ui/tab-list';
import styles from './plan-tabs.module.css';

interface PlanTab {
  id: string;
  label: string;
  panel: ReactNode;
}

const toPanelId = (id: string) => `plan-panel-${id}`;

/** The parts of a plan as tabs. All panels are in the page, so that a printed plan is complete. */
export function PlanTabs({ label, tabs }: { label: string; tabs: readonly PlanTab[] }) {
  const [shown, setShown] = useState(tabs[0]?.id ?? '');
  return (
    <>
      <TabList
        label={label}
        prefix="plan"
        className={classNames(styles.tabs, 'print:hidden!')}
        tabs={tabs}
        shown={shown}
        toPanelId={toPanelId}
        onShow={setShown}
      />
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={toPanelId(id)}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`plan-tab-${id}`}
          hidden={id !== shown}
        >
          {panel}
        </div>
      ))}
    </>
  );
}

import { type KeyboardEvent, useRef } from 'react';
import { classNames } from './class-names';
import styles from './tab-list.module.css';

interface Tab<Id extends string> {
  id: Id;
  label: string;
}

interface TabListProps<Id extends string> {
  label: string;
  /** Prefix of the tabs' ids, `<prefix>-tab-<id>`, which label the panels. */
  prefix: string;
  className?: string;
  tabs: readonly Tab<Id>[];
  shown: Id;
  /** Returns the id of a tab's panel. */
  toPanelId: (id: Id) => string;
  onShow: (id: Id) => void;
}

/** One tab stop; arrow keys move the selection and wrap around. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function TabList<Id extends string>(props: TabListProps<Id>) {
  const { label, prefix, className, tabs, shown, toPanelId, onShow } = props;
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
    onShow(next.id);
    list.current?.querySelector<HTMLElement>(`#${prefix}-tab-${next.id}`)?.focus();
  }

  return (
    <div
      className={classNames(styles.tabs, className)}
      role="tablist"
      aria-label={label}
      ref={list}
      onKeyDown={turn}
    >
      {tabs.map(({ id, label: words }) => (
        <button
          key={id}
          id={`${prefix}-tab-${id}`}
          type="button"
          role="tab"
          aria-selected={id === shown}
          aria-controls={toPanelId(id)}
          tabIndex={id === shown ? 0 : -1}
          onClick={() => onShow(id)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

'use client';

import { type ReactNode, useEffect } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useQueryValue } from '@/components/ui/use-query-value';
import { inCategory, parseTipCategory, type TipCategory } from '@/lib/content/tip-categories';
import styles from './tip-filter.module.css';
import manualStyles from './tips-manual.module.css';

interface Choice {
  label: string;
  count: string;
  /** Announced when the group is chosen. */
  shown: string;
}

interface TipFilterProps {
  groups: readonly (Choice & { id: TipCategory; icon: ReactNode; sheet: ReactNode })[];
  label: string;
  all: Choice;
}

/** Seven buttons that filter the tips. The choice is stored in the address; without script all tips are shown. */
export function TipFilter({ groups, label, all }: TipFilterProps) {
  const [value, setValue] = useQueryValue('category');
  const chosen = parseTipCategory(value);
  useOpenTarget();

  const rows = groups.map((group) => ({ ...group, category: group.id }));
  const visible = inCategory(rows, chosen);
  const shown = groups.find(({ id }) => id === chosen)?.shown ?? all.shown;

  return (
    <>
      <div className={classNames(styles.lamps, 'noscript:hidden!')}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form. */}
        <div className={classNames('page-width', styles.row)} role="group" aria-label={label}>
          <button type="button" aria-pressed={!chosen} onClick={() => setValue('')}>
            <Lamp {...all} />
          </button>
          {groups.map(({ id, icon, ...choice }) => (
            <button key={id} type="button" aria-pressed={id === chosen} onClick={() => setValue(id)}>
              {icon}
              <Lamp {...choice} />
            </button>
          ))}
        </div>
      </div>
      <p className="sr-only" aria-live="polite">
        {shown}
      </p>
      <div className={manualStyles.manual}>
        <div className={classNames('page-width', manualStyles.binder)}>
          {rows.map((row) => (
            <div key={row.id} hidden={!visible.includes(row)}>
              {row.sheet}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

function Lamp({ label, count }: Pick<Choice, 'label' | 'count'>) {
  return (
    <>
      {label}
      <span className={classNames('tabular-figures', styles.count)} aria-hidden="true">
        {count}
      </span>
    </>
  );
}

/** Opens the tip whose id is the fragment of the address. */
function useOpenTarget() {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (target?.matches('article')) target.querySelector('details')?.setAttribute('open', '');
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}

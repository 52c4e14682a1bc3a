'use client';

import { type ReactNode, useEffect } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { useQueryValue } from '@/components/ui/use-query-value';
import { inCategory, parseTipCategory, type TipCategory } from '@/lib/content/tip-categories';
import styles from './tip-filter.module.css';
import groupStyles from './tip-groups.module.css';

interface Choice {
  label: string;
  count: string;
  /** Announced when the category is chosen. */
  shown: string;
}

interface TipFilterProps {
  categories: readonly (Choice & { id: TipCategory; icon: IconName })[];
  label: string;
  all: Choice;
  groups: readonly TipGroup[];
}

/** Tips below a heading. A group is hidden when none of its tips is visible. */
interface TipGroup {
  id: 'lead' | 'easy' | 'hosting' | 'expert';
  head: ReactNode;
  tips: readonly { id: string; category: TipCategory; card: ReactNode }[];
}

/** Seven buttons that filter the tips. The choice is stored in the address; without script all tips are shown. */
export function TipFilter({ categories, label, all, groups }: TipFilterProps) {
  const [value, setValue] = useQueryValue('category');
  const chosen = parseTipCategory(value);
  useOpenTarget();

  const shown = categories.find(({ id }) => id === chosen)?.shown ?? all.shown;

  return (
    <>
      <div className={classNames(styles.lamps, 'noscript:hidden!')}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form. */}
        <div className={classNames('page-width', styles.row)} role="group" aria-label={label}>
          <button type="button" aria-pressed={!chosen} onClick={() => setValue('')}>
            <Lamp {...all} />
          </button>
          {categories.map(({ id, icon, ...choice }) => (
            <button key={id} type="button" aria-pressed={id === chosen} onClick={() => setValue(id)}>
              <Icon name={icon} />
              <Lamp {...choice} />
            </button>
          ))}
        </div>
      </div>
      <p className="sr-only" aria-live="polite">
        {shown}
      </p>
      <div>
        {groups.map(({ id, head, tips }) => {
          const visible = inCategory(tips, chosen);
          return (
            <section
              key={id}
              className={classNames(groupStyles.group, groupStyles[id])}
              aria-labelledby={`tips-${id}`}
              hidden={visible.length === 0}
            >
              <div className={classNames('page-width', groupStyles.columns)}>
                {head}
                <div className={groupStyles.tips}>
                  {tips.map((tip) => (
                    <div key={tip.id} hidden={!visible.includes(tip)}>
                      {tip.card}
                    </div>
                  ))}
                </div>
              </div>
            </section>
          );
        })}
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

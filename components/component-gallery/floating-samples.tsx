'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import dialogStyles from '@/components/ui/dialog.module.css';
import { Icon } from '@/components/ui/icon';
import menuStyles from '@/components/ui/menu.module.css';
import { toastClass, toastIcons } from '@/components/ui/toast-class';
import { Tooltip } from '@/components/ui/tooltip';
import tooltipStyles from '@/components/ui/tooltip.module.css';
import { toast } from '@/lib/browser/toast/toast-store';
import styles from './gallery.module.css';
import type { sampleWords } from './sample-words';

const looks = ['default', 'success', 'destructive'] as const;

/** Menus, toasts and dialogs: each shown open in place, to see all states at once, and once more to be opened. */
export function FloatingSamples({ words }: { words: (typeof sampleWords)['en' | 'fa'] }) {
  const menu = useId();
  const { dialog, toasts } = words;
  return (
    <>
      <section className={dialogStyles.dialog} aria-label={dialog.title}>
        <div className={dialogStyles.head}>
          <h3 className="heading-sm">{dialog.title}</h3>
          <Button look="icon" aria-label={toasts.close}>
            <Icon name="x" />
          </Button>
        </div>
        <p>{words.long}</p>
        <div className={dialogStyles.foot}>
          <Button look="quiet">{dialog.cancel}</Button>
          <Button look="surf">{dialog.confirm}</Button>
        </div>
      </section>
      {looks.map((look) => (
        <div key={look} className={toastClass[look]}>
          <Icon name={toastIcons[look]} />
          <div>
            <b>{words.short}</b>
            <p>{words.long}</p>
          </div>
          <Button look="icon" aria-label={toasts.close}>
            <Icon name="x" />
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        {looks.map((variant) => (
          <Button
            key={variant}
            look="plain"
            onClick={() => toast({ title: words.short, description: words.long, variant })}
          >
            {toasts.label}: {variant}
          </Button>
        ))}
        <Tooltip text={words.tooltip}>
          <Button look="icon" aria-label={words.tooltip}>
            <Icon name="phone" />
          </Button>
        </Tooltip>
        <span className={tooltipStyles.tooltip}>{words.tooltip}</span>
        <div className={classNames(menuStyles.menu, styles.header)}>
          <button type="button" className={menuStyles.tool} popoverTarget={menu}>
            {words.menu.open}
          </button>
          <ul id={menu} popover="auto" className={menuStyles.list}>
            <MenuItems words={words} />
          </ul>
        </div>
      </div>
      <ul className={classNames(menuStyles.list, styles.opened)}>
        <MenuItems words={words} />
      </ul>
    </>
  );
}

function MenuItems({ words: { menu } }: { words: (typeof sampleWords)['en' | 'fa'] }) {
  return [menu.today, menu.later].map((label, index) => (
    <li key={label}>
      <button type="button" className={menuStyles.item} aria-pressed={index === 0}>
        <b>{label}</b>
        <span>{menu.note}</span>
      </button>
    </li>
  ));
}

import type { RefObject } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import type { MobileMenuParts } from './mobile-menu';
import styles from './mobile-menu.module.css';

interface PrerenderedMenuProps {
  id: string;
  ref: RefObject<HTMLDivElement | null>;
  parts: MobileMenuParts;
}

/** The panel of the mobile menu as a native popover, which opens without script. */
export function PrerenderedMenu({ id, ref, parts }: PrerenderedMenuProps) {
  const { title, close, closeIcon, content } = parts;
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={title}
      className={classNames(styles.panel, styles.prerendered)}
    >
      <div className={styles.head}>
        <span className="heading-sm">{title}</span>
        <button
          type="button"
          className={buttonClass({ look: 'icon' })}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={close}
        >
          {closeIcon}
        </button>
      </div>
      {content}
    </div>
  );
}

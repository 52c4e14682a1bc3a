import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import styles from './mobile-menu.module.css';
import type { MobileMenuParts } from './mobile-menu-panel';
import { PRERENDERED_MENU } from './prerendered-menu-id';

/** The panel of the mobile menu as a native popover, which opens without script. */
export function PrerenderedMenu({ title, phone, quote, close, closeIcon, content }: MobileMenuParts) {
  return (
    <div
      id={PRERENDERED_MENU}
      popover="auto"
      role="dialog"
      aria-label={title}
      className={classNames(styles.panel, styles.prerendered)}
    >
      <div className={styles.head}>
        {phone}
        <button
          type="button"
          className={buttonClass({ look: 'icon' })}
          popoverTarget={PRERENDERED_MENU}
          popoverTargetAction="hide"
          aria-label={close}
          // biome-ignore lint/a11y/noAutofocus: in a popover it gets the focus when that opens, not when the page loads.
          autoFocus
        >
          {closeIcon}
        </button>
        {quote}
      </div>
      {content}
    </div>
  );
}

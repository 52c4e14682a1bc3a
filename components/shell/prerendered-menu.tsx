import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import styles from './mobile-menu.module.css';
import type { MobileMenuFill } from './mobile-menu-panel';
import { PRERENDERED_MENU } from './prerendered-menu-id';

/** The panel of the mobile menu as a native popover, which opens without script. */
export function PrerenderedMenu({ words, phone, quote, content }: MobileMenuFill) {
  return (
    <div
      id={PRERENDERED_MENU}
      popover="auto"
      role="dialog"
      aria-label={words.open}
      className={classNames(styles.panel, styles.prerendered)}
    >
      <div className={styles.head}>
        {phone}
        <button
          type="button"
          className={buttonClass({ look: 'icon' })}
          popoverTarget={PRERENDERED_MENU}
          popoverTargetAction="hide"
          aria-label={words.close}
          // biome-ignore lint/a11y/noAutofocus: in a popover it gets the focus when that opens, not when the page loads.
          autoFocus
        >
          <Icon name="x" />
        </button>
        {quote}
      </div>
      {content}
    </div>
  );
}

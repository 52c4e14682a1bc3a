'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { MobileMenuFill, MobileMenuPanelProps } from './mobile-menu-panel';
import { PRERENDERED_MENU } from './prerendered-menu-id';
import styles from './site-header.module.css';
import { usePrerenderedMenu } from './use-prerendered-menu';

interface MobileMenuProps extends MobileMenuFill {
  /** The same panel as a native popover. */
  prerendered: ReactNode;
}

/**
 * The button of the mobile menu. Until hydration it opens the panel that the page was prerendered with, natively;
 * afterwards Radix' dialog with the same content, or, if that can't be loaded, the list of all pages in the footer.
 */
export function MobileMenu({ prerendered, ...fill }: MobileMenuProps) {
  const pathname = usePathname();
  // Stores the page on which the menu is open, so that any navigation, also Back, closes it.
  const [openAt, setOpenAt] = useState<string>();
  const [Panel, setPanel] = useState<ComponentType<MobileMenuPanelProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const isPrerenderedNeeded = usePrerenderedMenu();
  const open = openAt === pathname;

  async function load() {
    if (Panel) return;
    const { MobileMenuPanel } = await import('./mobile-menu-panel');
    setPanel(() => MobileMenuPanel);
  }

  function openMenu() {
    setOpenAt(pathname);
    load().catch(() => {
      setOpenAt(undefined);
      location.hash = '#site-index';
    });
  }

  const close = () => setOpenAt(undefined);
  // Loads between pointerdown and click; a failure is handled by the click.
  const prepare = () => load().catch(() => {});
  return (
    <>
      <Button
        ref={button}
        className={classNames(styles.action, styles.menuButton)}
        data-part="menu-button"
        aria-haspopup="dialog"
        {...(isPrerenderedNeeded
          ? { popoverTarget: PRERENDERED_MENU }
          : { 'aria-expanded': open, onPointerDown: prepare, onFocus: prepare, onClick: openMenu })}
      >
        <Icon name="menu" />
        {fill.words.open}
      </Button>
      {isPrerenderedNeeded && prerendered}
      {Panel && (
        <Panel
          {...fill}
          open={open}
          onClose={close}
          onClosed={() => button.current?.focus({ preventScroll: true })}
        />
      )}
    </>
  );
}

'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import type { Locale } from '@/lib/i18n/locales';
import type { MobileMenuContent, MobileMenuPanelProps } from './mobile-menu-panel';
import styles from './site-header.module.css';

interface MobileMenuProps {
  locale: Locale;
  label: string;
  icon: ReactNode;
  content: MobileMenuContent;
}

const SITE_INDEX = '#site-index';
const subscribeNever = () => () => {};

/**
 * The button of the mobile menu. Until hydration, and if its panel can't be loaded, it is a link to the list of all pages
 * in the footer.
 */
export function MobileMenu({ locale, label, icon, content }: MobileMenuProps) {
  const pathname = usePathname();
  // Stores the page on which the menu is open, so that any navigation, also Back, closes it.
  const [openAt, setOpenAt] = useState<string>();
  const [Panel, setPanel] = useState<ComponentType<MobileMenuPanelProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const hasScript = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
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
      location.hash = SITE_INDEX;
    });
  }

  if (!hasScript) {
    return (
      <a className={buttonClass({ className: `${styles.action} ${styles.menuButton}` })} href={SITE_INDEX}>
        {icon}
        {label}
      </a>
    );
  }
  // Loads between pointerdown and click; a failure is handled by the click.
  const prepare = () => load().catch(() => {});
  return (
    <>
      <Button
        ref={button}
        className={`${styles.action} ${styles.menuButton}`}
        data-part="menu-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={openMenu}
      >
        {icon}
        {label}
      </Button>
      {Panel && (
        <Panel
          locale={locale}
          content={content}
          open={open}
          onClose={() => setOpenAt(undefined)}
          onClosed={() => button.current?.focus({ preventScroll: true })}
        />
      )}
    </>
  );
}

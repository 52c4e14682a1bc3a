import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useEffect } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import styles from './mobile-menu.module.css';

/** Rendered on the server, because the browser has neither message catalogue nor icons. */
export interface MobileMenuParts {
  title: string;
  phone: ReactNode;
  quote: ReactNode;
  close: string;
  closeIcon: ReactNode;
  content: ReactNode;
}

export interface MobileMenuPanelProps {
  parts: MobileMenuParts;
  open: boolean;
  onClose: () => void;
  /** After the panel has closed: time to place the focus. */
  onClosed: () => void;
}

/** From this width on the header shows the links itself; the same breakpoint is in site-header.module.css. */
const DESKTOP = '(min-width: 64rem)';

/** The panel at the inline end. Imports Radix, so it is loaded on first use only. */
export function MobileMenuPanel({ parts, open, onClose, onClosed }: MobileMenuPanelProps) {
  useEffect(() => {
    if (!open) return;
    const desktop = matchMedia(DESKTOP);
    desktop.addEventListener('change', onClose);
    return () => desktop.removeEventListener('change', onClose);
  }, [open, onClose]);

  return (
    <Root open={open} onOpenChange={onClose}>
      <Portal>
        <Overlay className={styles.veil} data-part="menu-veil" />
        <Content
          className={styles.panel}
          aria-describedby={undefined}
          onClick={({ target }) => {
            if (target instanceof Element && target.closest('a')) onClose();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <Title className="sr-only">{parts.title}</Title>
          <div className={styles.head}>
            {parts.phone}
            <Close className={buttonClass({ look: 'icon' })} aria-label={parts.close}>
              {parts.closeIcon}
            </Close>
            {parts.quote}
          </div>
          {parts.content}
        </Content>
      </Portal>
    </Root>
  );
}

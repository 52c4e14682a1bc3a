import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useEffect } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/lib/i18n/messages';
import styles from './mobile-menu.module.css';

export interface MobileMenuFill {
  words: Messages['shell']['menu'];
  phone: ReactNode;
  quote: ReactNode;
  content: ReactNode;
}

export interface MobileMenuPanelProps extends MobileMenuFill {
  open: boolean;
  onClose: () => void;
  /** After the panel has closed: time to place the focus. */
  onClosed: () => void;
}

/** From this width on the header shows the links itself; the same breakpoint is in site-header.module.css. */
const DESKTOP = '(min-width: 64rem)';

/** The panel at the inline end. Imports Radix, so it is loaded on first use only. */
export function MobileMenuPanel({
  words,
  phone,
  quote,
  content,
  open,
  onClose,
  onClosed,
}: MobileMenuPanelProps) {
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
          <Title className="sr-only">{words.open}</Title>
          <div className={styles.head}>
            {phone}
            <Close className={buttonClass({ look: 'icon' })} aria-label={words.close}>
              <Icon name="x" />
            </Close>
            {quote}
          </div>
          {content}
        </Content>
      </Portal>
    </Root>
  );
}

import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import type { Locale } from '@/lib/i18n/locales';
import { rememberedLanguage } from '@/lib/i18n/remembered-language';
import { LanguageLinks } from './language-links';
import styles from './mobile-menu.module.css';
import { MobileMenuTheme, type MobileMenuThemeProps } from './mobile-menu-theme';
import { NavLink } from './nav-link';

export interface MobileMenuContent {
  title: string;
  close: string;
  groups: { group: string; label: string; links: { href: string; label: string; icon: IconName }[] }[];
  language: string;
  theme: MobileMenuThemeProps;
}

export interface MobileMenuPanelProps {
  locale: Locale;
  content: MobileMenuContent;
  open: boolean;
  onClose: () => void;
  /** After the panel has closed: time to place the focus. */
  onClosed: () => void;
}

/** From this width on the header shows the links itself; the same breakpoint is in site-header.module.css. */
const DESKTOP = '(min-width: 64rem)';

/** The panel at the inline end. Imports Radix, so it is loaded on first use only. */
export function MobileMenuPanel({ locale, content, open, onClose, onClosed }: MobileMenuPanelProps) {
  const pathname = usePathname();

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
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <div className={styles.head}>
            <Title className="heading-sm">{content.title}</Title>
            <Close className={buttonClass({ look: 'icon' })} aria-label={content.close}>
              <Icon name="x" />
            </Close>
          </div>
          <nav aria-label={content.title}>
            {content.groups.map(({ group, label, links }) => (
              <ul key={group} className={group === 'tools' ? styles.tools : undefined} aria-label={label}>
                {links.map((link) => (
                  <li key={link.href}>
                    <NavLink href={link.href} onChoose={onClose}>
                      <Icon name={link.icon} />
                      {link.label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            ))}
          </nav>
          {rememberedLanguage() !== 'unknown' && (
            <section className={styles.choice}>
              <h3>{content.language}</h3>
              <ul aria-label={content.language}>
                <LanguageLinks locale={locale} pathname={pathname} />
              </ul>
            </section>
          )}
          <MobileMenuTheme {...content.theme} />
        </Content>
      </Portal>
    </Root>
  );
}

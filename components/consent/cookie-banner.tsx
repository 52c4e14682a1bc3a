'use client';

import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { BANNER_DELAY_MS, type CookiePreferences, everythingAllowed } from '@/lib/consent/preferences';
import type { Messages } from '@/lib/i18n/messages';
import { afterLoad } from './after-load';
import styles from './cookie-banner.module.css';
import type { PreferencesDialogProps } from './preferences-dialog';
import { onPreferencesRequest } from './preferences-request';
import { useCookiePreferences } from './use-cookie-preferences';

interface CookieBannerProps {
  measurementId: string | undefined;
  /** Initial state of the checkboxes. */
  defaults: CookiePreferences;
  words: {
    banner: Pick<Messages['consent']['banner'], 'label' | 'manage' | 'acceptAll'>;
    dialog: Messages['consent']['dialog'];
  };
  /** Content of the banner. */
  children: ReactNode;
}

/**
 * The banner, and the dialog, which is loaded on first use. The banner is prerendered and hidden: an inline script in the
 * head shows it before the page's own scripts have loaded.
 */
export function CookieBanner({ measurementId, defaults, words, children }: CookieBannerProps) {
  const { banner, dialog } = words;
  const { choice, choose } = useCookiePreferences(measurementId);
  const [isDue, setIsDue] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<PreferencesDialogProps>>();
  const opener = useRef<Element>(null);

  const open = useCallback(async () => {
    opener.current = document.activeElement;
    try {
      const { PreferencesDialog } = await import('./preferences-dialog');
      setDialog(() => PreferencesDialog);
    } catch (error) {
      console.error('The cookie preferences could not be loaded:', error);
    }
  }, []);

  useEffect(() => onPreferencesRequest(open), [open]);
  useEffect(() => {
    if (choice === 'none') return afterLoad(() => setIsDue(true), BANNER_DELAY_MS);
  }, [choice]);

  return (
    <>
      {typeof choice !== 'object' && (
        <section
          className={styles.panel}
          data-part="cookie-panel"
          aria-label={banner.label}
          hidden={!isDue}
          suppressHydrationWarning
        >
          <Button className={styles.tab} onClick={open}>
            {banner.label}
          </Button>
          <p className={styles.text}>{children}</p>
          <div className={styles.actions}>
            <Button
              look="surf"
              className={styles.action}
              onClick={() => {
                choose(everythingAllowed);
                giveFocusTo(null);
              }}
            >
              {banner.acceptAll}
            </Button>
            <Button className={styles.action} onClick={open}>
              {banner.manage}
            </Button>
          </div>
        </section>
      )}
      {Dialog && (
        <Dialog
          words={{ ...dialog, acceptAll: banner.acceptAll }}
          shown={typeof choice === 'object' ? choice : defaults}
          onSave={choose}
          onClose={() => setDialog(undefined)}
          onClosed={() => giveFocusTo(opener.current)}
        />
      )}
    </>
  );
}

/** The banner's buttons disappear with it, so the focus is moved to the content. */
function giveFocusTo(element: Element | null): void {
  const target =
    element instanceof HTMLElement && element.isConnected ? element : document.getElementById('main');
  target?.focus({ preventScroll: true });
}

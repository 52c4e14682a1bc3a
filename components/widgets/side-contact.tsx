'use client';

import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { requestedScrollBehavior } from '@/lib/browser/device/reduced-motion';
import styles from './side-contact.module.css';
import { useLightDismiss } from './use-light-dismiss';

interface SideContactProps {
  phone: string;
  email: string;
  links: { phone: string; contactPage: string };
  words: Record<'tab' | 'title' | 'call' | 'email' | 'write' | 'close', string>;
  icons: Record<'tab' | 'call' | 'email' | 'close', ReactNode>;
}

/** The page's contact section, if any. The contact page, which has a form, doesn't show the tab. */
const contactSection = '#contact-section';

/** A tab at the side of the page and its small panel: call, mail, write. */
export function SideContact({ phone, email, links, words, icons }: SideContactProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const tab = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) panel.current?.focus();
  }, [open]);
  useLightDismiss({ open, inside: [tab, panel], returnTo: tab, onDismiss: () => setOpen(false) });

  function close() {
    setOpen(false);
    tab.current?.focus();
  }

  function write(event: MouseEvent) {
    const section = document.querySelector<HTMLElement>(contactSection);
    close();
    if (!section) return;
    event.preventDefault();
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    section.scrollIntoView({ behavior: requestedScrollBehavior() });
  }

  return (
    <>
      <button
        ref={tab}
        type="button"
        className={styles.tab}
        data-part="contact-tab"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>
          {icons.tab}
          <b>{words.tab}</b>
        </span>
      </button>
      {open && (
        <>
          <div className={styles.overlay} data-part="contact-overlay" />
          <dialog
            ref={panel}
            id={id}
            className={styles.panel}
            data-part="contact-panel"
            open
            tabIndex={-1}
            aria-labelledby={`${id}-title`}
          >
            <div className={styles.head}>
              <h2 className="heading-sm" id={`${id}-title`}>
                {words.title}
              </h2>
              <Button look="icon" className={styles.close} aria-label={words.close} onClick={close}>
                {icons.close}
              </Button>
            </div>
            <a className="text-text" href={links.phone} onClick={close}>
              <span className="flex items-center gap-2 text-sm">
                {icons.call}
                {words.call}
              </span>{' '}
              <bdi className="heading-md" dir="ltr">
                {phone}
              </bdi>
            </a>
            <a className="text-text wrap-anywhere" href={`mailto:${email}`} onClick={close}>
              <span className="flex items-center gap-2 text-sm">
                {icons.email}
                {words.email}
              </span>{' '}
              <bdi className="weight-semibold" dir="ltr">
                {email}
              </bdi>
            </a>
            <Link className={buttonClass({ look: 'cta' })} href={links.contactPage} onClick={write}>
              {words.write}
            </Link>
          </dialog>
        </>
      )}
    </>
  );
}

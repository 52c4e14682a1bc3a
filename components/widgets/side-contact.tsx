'use client';

import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { requestedScrollBehavior } from '@/lib/browser/device/reduced-motion';
import type { Messages } from '@/lib/i18n/messages';
import styles from './side-contact.module.css';
import { useLightDismiss } from './use-light-dismiss';

interface SideContactProps {
  phone: string;
  email: string;
  links: { phone: string; contactPage: string };
  words: Messages['widgets']['contact'];
}

/** The page's contact section, if any. The contact page, which has a form, doesn't show the tab. */
const contactSection = '#contact-section';

/** A tab at the side of the page and its small panel: call, mail, write. */
export function SideContact({ phone, email, links, words }: SideContactProps) {
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
          <Icon name="mail" />
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
                <Icon name="x" />
              </Button>
            </div>
            <a className="text-text" href={links.phone} onClick={close}>
              <span className="flex items-center gap-2 text-sm">
                <Icon name="phone" />
                {words.call}
              </span>{' '}
              <bdi className="heading-md" dir="ltr">
                {phone}
              </bdi>
            </a>
            <a className="text-text wrap-anywhere" href={`mailto:${email}`} onClick={close}>
              <span className="flex items-center gap-2 text-sm">
                <Icon name="mail" />
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

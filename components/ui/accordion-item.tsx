'use client';

import { Content, Header, Item, Trigger } from '@radix-ui/react-accordion';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { OpenItemContext } from './accordion';
import styles from './accordion.module.css';
import iconStyles from './icon.module.css';

interface AccordionItemProps {
  /** Also the item's anchor: an address that ends in it opens the item. */
  id: string;
  title: string;
  children: ReactNode;
}

// From Lucide, as in components/ui/icon-paths.ts, whose table stays on the server.
const chevron = 'M6 9l6 6 6-6';

/**
 * One heading that opens and closes what stands under it. What is closed is in the page all the same: it is read
 * without script, found by search engines, and opens when the browser's own search finds something in it.
 */
export function AccordionItem({ id, title, children }: AccordionItemProps) {
  const { open, setOpen } = use(OpenItemContext);
  const content = useRef<HTMLDivElement>(null);
  const isOpen = open === id;

  useEffect(() => {
    if (decodeURIComponent(location.hash) === `#${id}`) setOpen(id);
  }, [id, setOpen]);

  // React knows `hidden` as true or false only, so the value that lets the browser search is set by hand.
  useEffect(() => {
    const element = content.current;
    if (!element) return;
    if (isOpen) element.removeAttribute('hidden');
    else element.setAttribute('hidden', 'until-found');
    const reveal = () => setOpen(id);
    element.addEventListener('beforematch', reveal);
    return () => element.removeEventListener('beforematch', reveal);
  }, [id, isOpen, setOpen]);

  return (
    <Item value={id} id={id} className={styles.item}>
      <Header asChild>
        <h3>
          <Trigger className={styles.head}>
            {title}
            <svg className={iconStyles.icon} viewBox="0 0 24 24" aria-hidden="true">
              <path d={chevron} />
            </svg>
          </Trigger>
        </h3>
      </Header>
      <Content ref={content} forceMount className={styles.body}>
        <div>{children}</div>
      </Content>
    </Item>
  );
}

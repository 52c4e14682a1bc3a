'use client';

import { Content, Header, Item, Trigger } from '@radix-ui/react-accordion';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { OpenItemContext } from './accordion';
import styles from './accordion.module.css';
import { Icon } from './icon';

interface AccordionItemProps {
  /** Also the item's anchor: an address that ends in it opens the item. */
  id: string;
  title: string;
  children: ReactNode;
}

/**
 * A heading that opens and closes the content below it. Closed content is part of the page: readable without script and
 * by search engines, and opened when the browser's find-in-page has a match.
 */
export function AccordionItem({ id, title, children }: AccordionItemProps) {
  const { open, setOpen } = use(OpenItemContext);
  const content = useRef<HTMLDivElement>(null);
  const isOpen = open === id;

  useEffect(() => {
    if (decodeURIComponent(location.hash) === `#${id}`) setOpen(id);
  }, [id, setOpen]);

  // React supports `hidden` as a boolean only, so `until-found` is set in an effect.
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
    <Item value={id} className={styles.item}>
      <Header asChild>
        <h3 id={id}>
          <Trigger className={styles.head}>
            {title}
            <Icon name="chevron-down" />
          </Trigger>
        </h3>
      </Header>
      <Content ref={content} forceMount className={styles.body}>
        <div>{children}</div>
      </Content>
    </Item>
  );
}

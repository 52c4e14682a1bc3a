'use client';

import { Root } from '@radix-ui/react-accordion';
import { createContext, type ReactNode, useState } from 'react';

interface OpenItem {
  /** Id of the open item; empty when all are closed. */
  open: string;
  setOpen: (id: string) => void;
}

export const OpenItemContext = createContext<OpenItem>({ open: '', setOpen: () => {} });

interface AccordionProps {
  /** Id of the item that is open at first. */
  initial?: string;
  className?: string;
  children: ReactNode;
}

/** Contains any number of `AccordionItem`s, of which at most one is open. */
export function Accordion({ initial = '', className, children }: AccordionProps) {
  const [open, setOpen] = useState(initial);
  return (
    <OpenItemContext value={{ open, setOpen }}>
      <Root type="single" collapsible value={open} onValueChange={setOpen} className={className}>
        {children}
      </Root>
    </OpenItemContext>
  );
}

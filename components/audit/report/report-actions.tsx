'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { fieldClass } from '@/components/ui/field-class';
import { Link } from '@/components/ui/link';
import styles from './report-actions.module.css';
import type { ReportParts } from './report-parts';

interface ReportActionsProps {
  /** To hand on. */
  link: string;
  /** The page that the second button leads to. */
  leadsTo: 'services' | 'products';
  /** Runs the check again: a button, or a form with one. */
  again: ReactNode;
  parts: Pick<ReportParts, 'words' | 'links'> & { icons: Pick<ReportParts['icons'], 'link' | 'print'> };
}

/** What to do with a report: have it fixed, hand it on, print it, run it again. */
export function ReportActions({ link, leadsTo, again, parts }: ReportActionsProps) {
  const { words, links, icons } = parts;
  const [copying, setCopying] = useState<'idle' | 'copied' | 'by-hand'>('idle');

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopying('copied');
    } catch {
      setCopying('by-hand');
    }
  }

  return (
    <section className={classNames(styles.actions, 'print:hidden!')} aria-label={words.actions.title}>
      <Link className={buttonClass({ look: 'cta', size: 'lg' })} href={links.contact}>
        {words.actions.contact}
      </Link>
      <Link className={buttonClass({ size: 'lg' })} href={links[leadsTo]}>
        {words.actions[leadsTo]}
      </Link>
      <Button look="quiet" onClick={copy}>
        {icons.link}
        {words.actions.copy}
      </Button>
      <Button look="quiet" onClick={() => window.print()}>
        {icons.print}
        {words.actions.print}
      </Button>
      {again}
      <p role="status" className="basis-full text-sm">
        {copying === 'copied' && words.actions.copied}
        {copying === 'by-hand' && (
          <label>
            {words.actions.copyByHand}{' '}
            <input
              className={fieldClass.control}
              dir="ltr"
              readOnly
              value={link}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
        )}
      </p>
    </section>
  );
}

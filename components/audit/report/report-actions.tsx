import type { ReactNode } from 'react';
import { KeepActions } from '@/components/results/keep-actions';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import styles from './report-actions.module.css';
import type { ReportParts } from './report-parts';

interface ReportActionsProps {
  /** Link to share. */
  link: string;
  /** Target of the second button. */
  leadsTo: 'services' | 'products';
  /** Runs the check again: a button, or a form with one. */
  again: ReactNode;
  parts: Pick<ReportParts, 'words' | 'links' | 'icons'>;
}

/** Further actions of a report: see what we offer, copy the link, print, run again. Its bar has the first one. */
export function ReportActions({ link, leadsTo, again, parts }: ReportActionsProps) {
  const { words, links, icons } = parts;
  const { copy, copied, copyByHand, print } = words.actions;
  return (
    <section className={classNames(styles.actions, 'print:hidden!')} aria-label={words.actions.title}>
      <Link className={buttonClass({ size: 'lg' })} href={links[leadsTo]}>
        {words.actions[leadsTo]}
      </Link>
      <KeepActions
        link={link}
        parts={{
          words: { copy, copied, copyByHand, print },
          icons: { link: icons.link, print: icons.print },
        }}
      >
        {again}
      </KeepActions>
    </section>
  );
}

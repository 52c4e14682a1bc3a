import type { ReactNode } from 'react';
import { KeepActions } from '@/components/results/keep-actions';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import styles from './report-actions.module.css';
import type { ReportTexts } from './report-texts';

interface ReportActionsProps {
  /** Link to share. */
  link: string;
  /** Target of the second button. */
  leadsTo: 'services' | 'products';
  /** Runs the check again: a button, or a form with one. */
  again: ReactNode;
  texts: ReportTexts;
}

/** The end of a report: what we offer, and its link, its print, and a new run. */
export function ReportActions({ link, leadsTo, again, texts }: ReportActionsProps) {
  const { words, links } = texts;
  return (
    <section className={classNames(styles.end, 'print:hidden!')} aria-label={words.actions.title}>
      <Link className={buttonClass({ look: 'cta', size: 'lg' })} href={links[leadsTo]}>
        {words.actions[leadsTo]}
      </Link>
      <div className={styles.actions}>
        <KeepActions link={link} words={words.actions}>
          {again}
        </KeepActions>
      </div>
    </section>
  );
}

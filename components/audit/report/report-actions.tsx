import type { ReactNode } from 'react';
import { EnquiryLink } from '@/components/results/enquiry-link';
import { KeepActions } from '@/components/results/keep-actions';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import styles from './report-actions.module.css';
import type { ReportParts } from './report-parts';

interface ReportActionsProps {
  /** To hand on. A private one goes along with an enquiry, too. */
  link: string;
  /** The page that the second button leads to. */
  leadsTo: 'services' | 'products';
  /** Runs the check again: a button, or a form with one. */
  again: ReactNode;
  parts: Pick<ReportParts, 'words' | 'links' | 'icons'>;
}

/** What to do with a report: have it fixed, hand it on, print it, run it again. */
export function ReportActions({ link, leadsTo, again, parts }: ReportActionsProps) {
  const { words, links, icons } = parts;
  const { copy, copied, copyByHand, print } = words.actions;
  return (
    <section className={classNames(styles.actions, 'print:hidden!')} aria-label={words.actions.title}>
      <EnquiryLink className={buttonClass({ look: 'cta', size: 'lg' })} contact={links.contact} about={link}>
        {words.actions.contact}
      </EnquiryLink>
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

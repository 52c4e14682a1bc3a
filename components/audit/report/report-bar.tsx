import { EnquiryLink } from '@/components/results/enquiry-link';
import { buttonClass } from '@/components/ui/button-class';
import { CarryResult } from './carry-result';
import styles from './report-bar.module.css';
import type { ReportParts } from './report-parts';

export type Chapter = 'repairs' | 'website' | 'rivals' | 'phone' | 'checks';

interface ReportBarProps {
  /** In the order of the report; their sections have these ids. */
  chapters: readonly Chapter[];
  /** The private link, which an enquiry carries. */
  about: string | null;
  parts: Pick<ReportParts, 'words' | 'links'>;
}

/** The report's chapters and the way to us, always in sight. */
export function ReportBar({ chapters, about, parts }: ReportBarProps) {
  const { words, links } = parts;
  return (
    <div className={styles.bar} data-part="report-bar">
      <nav className={styles.chapters} aria-label={words.chapters.label}>
        <ul>
          {chapters.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{words.chapters[id]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <EnquiryLink
        className={buttonClass({ look: 'cta', className: styles.action })}
        contact={links.contact}
        about={about}
      >
        {words.actions.contact}
      </EnquiryLink>
      <CarryResult contact={links.contact} about={about} />
    </div>
  );
}

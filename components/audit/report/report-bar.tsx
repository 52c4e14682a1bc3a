import { ContactLink } from '@/components/results/contact-link';
import { buttonClass } from '@/components/ui/button-class';
import { AttachResultToContactLinks } from './attach-result-to-contact-links';
import styles from './report-bar.module.css';
import type { ReportTexts } from './report-texts';

export type Chapter = 'repairs' | 'website' | 'rivals' | 'phone' | 'checks';

interface ReportBarProps {
  /** In the order of the report; their sections have these ids. */
  chapters: readonly Chapter[];
  /** The private link, which an enquiry carries. */
  about: string | null;
  texts: Pick<ReportTexts, 'words' | 'links'>;
}

/** The report's chapters and the way to us, always in sight. */
export function ReportBar({ chapters, about, texts }: ReportBarProps) {
  const { words, links } = texts;
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
      <ContactLink
        className={buttonClass({ look: 'cta', className: styles.action })}
        contact={links.contact}
        about={about}
      >
        {words.actions.contact}
      </ContactLink>
      <AttachResultToContactLinks contact={links.contact} about={about} />
    </div>
  );
}

import { ContactLink } from '@/components/results/contact-link';
import { buttonClass } from '@/components/ui/button-class';
import type { PresentedPage, PresentedRefusal } from '@/lib/audit/presented';
import { ReadingFacts } from './reading-facts';
import styles from './report.module.css';
import { ReportHead } from './report-head';
import type { ReportFrame } from './report-texts';

interface RefusedReportProps extends Omit<ReportFrame, 'ageMinutes' | 'children' | 'website' | 'rivals'> {
  page: PresentedPage;
  refusal: PresentedRefusal;
  businessName: string;
}

/** In place of a report, where the website refused our program: who did, what it means, and how to let us in. */
export function RefusedReport({
  page,
  refusal,
  businessName,
  texts,
  level,
  phoneScreen,
  about,
  actions,
}: RefusedReportProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const [who, ...rest] = refusal.text;
  return (
    <article className={styles.report} aria-labelledby="report-title">
      <ReportHead page={page} businessName={businessName} texts={texts} />
      <div className="grid max-w-160 gap-4">
        <Heading className="heading-lg" id="report-title" tabIndex={-1}>
          {refusal.title}
        </Heading>
        <p className="lead">{who}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.appendix}>
        {phoneScreen}
        <ReadingFacts page={page} texts={texts} />
      </div>
      <p className="print:hidden!">
        <ContactLink
          className={buttonClass({ look: 'cta', size: 'lg' })}
          contact={texts.links.contact}
          about={about}
        >
          {texts.words.actions.contact}
        </ContactLink>
      </p>
      {actions}
    </article>
  );
}

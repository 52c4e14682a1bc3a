import { EnquiryLink } from '@/components/results/enquiry-link';
import { buttonClass } from '@/components/ui/button-class';
import type { PresentedPage, PresentedRefusal } from '@/lib/audit/report/presented-report';
import { ReadingFacts } from './reading-facts';
import styles from './report.module.css';
import { ReportHead } from './report-head';
import type { ReportFrame } from './report-parts';

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
  parts,
  level,
  phone,
  about,
  actions,
}: RefusedReportProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const [who, ...rest] = refusal.text;
  return (
    <article className={styles.report} aria-labelledby="report-title">
      <ReportHead page={page} businessName={businessName} parts={parts} />
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
        {phone}
        <ReadingFacts page={page} parts={parts} />
      </div>
      <p className="print:hidden!">
        <EnquiryLink
          className={buttonClass({ look: 'cta', size: 'lg' })}
          contact={parts.links.contact}
          about={about}
        >
          {parts.words.actions.contact}
        </EnquiryLink>
      </p>
      {actions}
    </article>
  );
}

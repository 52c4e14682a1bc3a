import { fill } from '@/components/audit/fill';
import type { PresentedPage } from '@/lib/audit/report/presented-report';
import { joinSentences } from '@/lib/i18n/join-sentences';
import { readHost } from './page-previews';
import styles from './report.module.css';
import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';

interface ReportHeadProps {
  page: PresentedPage;
  /** As the visitor entered it; '' where the form has no such field. */
  businessName: string;
  parts: ReportParts;
  /** Further sentences about the reading. */
  about?: readonly string[];
}

/** Whose page was read, and when. */
export function ReportHead({ page, businessName, parts, about = [] }: ReportHeadProps) {
  const { moment } = reportFormat(parts);
  return (
    <header className={styles.head}>
      <p className="heading-sm">
        {businessName && (
          <>
            <bdi>{businessName}</bdi>
            <br />
          </>
        )}
        <bdi dir="ltr">{page.shownHost ?? readHost(page.finalUrl)}</bdi>
      </p>
      <p className="text-muted">
        {joinSentences([fill(parts.words.readOn, { moment: moment(page.fetchedAt) }), ...about])}
      </p>
    </header>
  );
}

import type { PresentedPage } from '@/lib/audit/presented';
import { fill } from '@/lib/i18n/fill';
import { joinSentences } from '@/lib/i18n/join-sentences';
import { readHost } from './page-previews';
import styles from './report.module.css';
import { reportFormat } from './report-format';
import type { ReportTexts } from './report-texts';

interface ReportHeadProps {
  page: PresentedPage;
  /** As the visitor entered it; '' where the form has no such field. */
  businessName: string;
  texts: ReportTexts;
  /** Further sentences about the reading. */
  about?: readonly string[];
}

/** Whose page was read, and when. */
export function ReportHead({ page, businessName, texts, about = [] }: ReportHeadProps) {
  const { moment } = reportFormat(texts);
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
        {joinSentences([fill(texts.words.readOn, { moment: moment(page.fetchedAt) }), ...about])}
      </p>
    </header>
  );
}

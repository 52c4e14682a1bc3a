import { buttonClass } from '@/components/ui/button-class';
import { siteLimits } from '@/lib/audit/limits';
import type { PresentedAnalysis } from '@/lib/audit/presented';
import { fill } from '@/lib/i18n/fill';
import { groupFindings } from './group-findings';
import { Report } from './report';
import { reportFormat } from './report-format';
import type { ReportFrame } from './report-texts';

/** The report of the SEO checker. */
export function AnalysisReport({
  analysis,
  ...frame
}: Omit<ReportFrame, 'website'> & { analysis: PresentedAnalysis }) {
  const { passed } = groupFindings(analysis.issues);
  const { words, links } = frame.texts;
  const { title, text, action } = words.wholeWebsite;
  const pages = reportFormat(frame.texts).number(siteLimits.pages);
  return (
    <Report
      page={analysis}
      businessName=""
      score={analysis.score}
      passed={passed.length}
      findings={analysis.issues}
      plan={analysis.plan}
      suggestions={analysis.suggestions}
      website={
        <section
          className="grid gap-3 min-[48rem]:grid-cols-[7fr_5fr] items-end print:hidden!"
          aria-labelledby="website-title"
        >
          <div className="grid gap-3">
            <h2 className="heading-md" id="website-title">
              {title}
            </h2>
            <p>{fill(text, { pages })}</p>
          </div>
          <p className="min-[48rem]:text-end">
            {/* The form takes the address from the fragment, which no server sees. */}
            <a className={buttonClass()} href={`${links.audit}#url=${encodeURIComponent(analysis.url)}`}>
              {action}
            </a>
          </p>
        </section>
      }
      {...frame}
    />
  );
}

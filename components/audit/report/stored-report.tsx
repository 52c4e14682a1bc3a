import { useLocale, useTranslations } from 'next-intl';
import { PhoneProgress } from '@/components/audit/phone-screen/phone-progress';
import { PhoneSection } from '@/components/audit/phone-screen/phone-section';
import { WatchSection } from '@/components/audit/watch/watch-section';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { PresentedPhoneScreen, PresentedReport } from '@/lib/audit/presented';
import { findBrowserSource } from '@/lib/headless-browser/find-browser-source';
import { fill } from '@/lib/i18n/fill';
import { joinSentences } from '@/lib/i18n/join-sentences';
import { reportFormats } from '@/lib/site/report-path';
import { AuditReport } from './audit-report';
import { ReportActions } from './report-actions';
import { ReportChange } from './report-change';
import { reportFormat } from './report-format';
import reportPage from './report-page.module.css';
import { type AuditTexts, useAuditTexts } from './report-texts';
import { RivalsSection } from './rivals/rivals-section';

/** The page under a report's private link. */
export function StoredReport({ report }: { report: PresentedReport }) {
  const locale = useLocale();
  const texts = useAuditTexts(locale);
  const { words, links } = texts;
  const { moment } = reportFormat(texts);
  const again = (
    <form method="post" action={report.rerunPath}>
      <Button type="submit" look="quiet">
        <Icon name="rotate-cw" />
        {words.actions.again}
      </Button>
    </form>
  );
  return (
    <div className={classNames('page-width', reportPage.page)}>
      <p className="mb-4 print:hidden!">
        <Link className="text-link" href={links.audit} prefetch={false}>
          {words.stored.another}
        </Link>
      </p>
      <AuditReport
        audit={report}
        texts={texts}
        level={1}
        rivals={
          report.rivals && (
            <RivalsSection
              rivals={report.rivals}
              words={texts.parts.rivals}
              fix={texts.words.findings.fix}
              language={texts.language}
            />
          )
        }
        phoneScreen={report.phone && <StoredPhoneScreen phone={report.phone} texts={texts} />}
        actions={<ReportActions link={report.reportUrl} leadsTo="products" again={again} texts={texts} />}
      >
        {report.change && <ReportChange change={report.change} score={report.overallScore} texts={texts} />}
      </AuditReport>
      <div className={reportPage.after}>
        <WatchSection watch={report.watch} />
        <ReportFiles link={report.reportUrl} />
        <p className="text-sm text-muted">
          {fill(words.stored.expires, { moment: moment(report.expiresAt) })}
        </p>
      </div>
    </div>
  );
}

/** Loads scripts only while the rendering is pending. */
function StoredPhoneScreen({ phone, texts }: { phone: PresentedPhoneScreen; texts: AuditTexts }) {
  const words = { words: texts.parts.phone, fix: texts.words.findings.fix };
  if (phone.path === null) return <PhoneSection phone={phone} {...words} />;
  return <PhoneProgress phone={phone} {...words} language={texts.language} />;
}

/**
 * Links to a report as a file, for developers and programs. `link`: the report's own address. As PDF only where this server has a
 * browser to print with.
 */
function ReportFiles({ link }: { link: string }) {
  const t = useTranslations('audit-report.files');
  const { pathname } = new URL(link);
  const formats = reportFormats.filter((format) => format !== 'pdf' || findBrowserSource() !== null);
  return (
    <section className="print:hidden!" aria-labelledby="files-title">
      <h2 className="heading-sm" id="files-title">
        {t('title')}
      </h2>
      <p className="mt-2 text-muted">
        {joinSentences([t('text'), ...(formats.includes('pdf') ? [] : [t('print')])])}
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {formats.map((format) => (
          <li key={format}>
            <a className="text-link inline-block py-2.5" href={`${pathname}.${format}`} rel="nofollow">
              {t(format)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

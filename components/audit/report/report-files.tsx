import { useTranslations } from 'next-intl';
import { findBrowserSource } from '@/lib/rendered-page/render-page';
import { reportFormats } from '@/lib/site/report-path';

/**
 * Links to a report as a file, for developers and programs. `link`: the report's own address. As PDF only where this server has a
 * browser to print with.
 */
export function ReportFiles({ link }: { link: string }) {
  const t = useTranslations('audit-report.files');
  const { pathname } = new URL(link);
  const formats = reportFormats.filter((format) => format !== 'pdf' || findBrowserSource() !== null);
  return (
    <section className="my-8 print:hidden!" aria-labelledby="files-title">
      <h2 className="heading-sm" id="files-title">
        {t('title')}
      </h2>
      <p className="mt-2 text-muted">
        {t('text')} {formats.includes('pdf') ? '' : t('print')}
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

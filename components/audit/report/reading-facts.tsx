import { Link } from '@/components/ui/link';
import type { PresentedPage } from '@/lib/audit/presented';
import styles from './reading-facts.module.css';
import { reportFormat } from './report-format';
import type { ReportTexts } from './report-texts';
import { TechnicalDetails } from './technical-details';

/** Technical data about reading the page, for verification. */
export function ReadingFacts({ page, texts }: { page: PresentedPage; texts: ReportTexts }) {
  const { facts } = texts.words;
  const { number, milliseconds, kilobytes } = reportFormat(texts);
  const { redirects, timing, bytes } = page;
  return (
    <TechnicalDetails title={facts.title} className="print:hidden!">
      <dl className={styles.facts}>
        <Fact name={facts.asked}>{page.url}</Fact>
        <Fact name={facts.final}>{page.finalUrl}</Fact>
        <Fact name={facts.status}>{number(page.statusCode)}</Fact>
        <div>
          <dt>{facts.redirects}</dt>
          {redirects.length === 0 && <dd>{facts.none}</dd>}
          {redirects.map(({ url, status }) => (
            <dd key={url}>
              {number(status)} <bdi dir="ltr">{url}</bdi>
            </dd>
          ))}
        </div>
        <Fact name={facts.dns}>{milliseconds(timing.dnsMs)}</Fact>
        <Fact name={facts.ttfb}>{milliseconds(timing.ttfbMs)}</Fact>
        <Fact name={facts.total}>{milliseconds(timing.totalMs)}</Fact>
        <Fact name={facts.wire}>{kilobytes(bytes.wire)}</Fact>
        <Fact name={facts.decoded}>{kilobytes(bytes.decoded)}</Fact>
        <Fact name={facts.version}>{page.checksVersion}</Fact>
      </dl>
      {bytes.truncated && <p className="text-sm">{facts.truncated}</p>}
      <p className="text-sm">
        <Link href={texts.links.howWeScore} prefetch={false}>
          {facts.how}
        </Link>
      </p>
    </TechnicalDetails>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

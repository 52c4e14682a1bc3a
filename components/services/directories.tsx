import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Severity, type SeverityLevel } from '@/components/ui/severity';
import { sampleListings } from '@/lib/content/sample-service-work';
import { sampleWorkshop } from '@/lib/content/sample-workshop';
import { seoMonths } from '@/lib/content/service-facts';

type State = (typeof sampleListings)[number]['state'];

const levels: Record<State, SeverityLevel> = { wrong: 'critical', missing: 'warning', agreeing: 'passed' };

/** What directories say about one business, as a reading; and what that has to do with being found. */
export function Directories() {
  const t = useTranslations('services.directories');
  const { first, significant } = seoMonths;
  const months = { from: first.from, to: first.to, later: significant.from, latest: significant.to };
  return (
    <section className="sec directories" aria-labelledby="directories-title">
      <div className="wrap">
        <div className="instr">
          <div className="stack">
            <h2 id="directories-title" className="t3">
              {t('title')}
            </h2>
            <p className="sub">{t('text')}</p>
            <p>{t('results', months)}</p>
            <p className="directories-links">
              <Jump to="local-business-listings">{t('toListings')}</Jump>
              <Jump to="seo-performance">{t('toSeo')}</Jump>
            </p>
          </div>
          <Listings />
        </div>
      </div>
    </section>
  );
}

function Jump({ to, children }: { to: string; children: string }) {
  return (
    <a className="link" href={`#${to}`}>
      {children}
      <Icon name="arrow-right" flip />
    </a>
  );
}

function Listings() {
  const t = useTranslations('services.directories');
  return (
    <table className="listings">
      <caption className="small sub">
        {t('sample')} <bdi>{sampleWorkshop.name}</bdi>
      </caption>
      <thead className="vh">
        <tr>
          <th scope="col">{t('directory')}</th>
          <th scope="col">{t('says')}</th>
          <th scope="col">{t('state')}</th>
        </tr>
      </thead>
      <tbody>
        {sampleListings.map(({ directory, says, state }) => (
          <tr key={directory}>
            <th scope="row">
              <bdi>{directory}</bdi>
            </th>
            <td>{t(`entries.${says}`)}</td>
            <td>
              <Severity level={levels[state]}>{t(state)}</Severity>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

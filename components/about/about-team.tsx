import { useTranslations } from 'next-intl';
import { Portrait } from '@/components/art/portrait';
import { Seam } from '@/components/ui/seam';
import { leadDeveloper, team } from '@/lib/content/team';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** The people: the lead developer at length, the others in a line each. */
export function AboutTeam({ locale }: { locale: Locale }) {
  const t = useTranslations('about.team');
  return (
    <section className="sec sand about-team" aria-labelledby="team-title">
      <Seam ground="sand" />
      <div className="wrap">
        <h2 id="team-title">{t('title')}</h2>
        <LeadDeveloper locale={locale} />
        <h3 className="t3">{t('crew')}</h3>
        <ul className="crew">
          {team.map(({ id, name, portrait }) => (
            <li key={id}>
              <Portrait look={portrait} />
              <div>
                <h4 className="t2">
                  <bdi>{name}</bdi>
                </h4>
                <p className="muted">{t(`people.${id}.role`)}</p>
              </div>
              <p className="does">{t(`people.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function LeadDeveloper({ locale }: { locale: Locale }) {
  const t = useTranslations('about.team');
  const { year } = formatters(locale);
  const { name, since, portrait } = leadDeveloper;
  return (
    <article className="lead-dev" aria-labelledby="lead-developer">
      <Portrait look={portrait} />
      <div className="stack">
        <div>
          <h3 className="t4" id="lead-developer">
            <bdi>{name}</bdi>
          </h3>
          <p className="role">{t('leadRole')}</p>
        </div>
        <p className="lede">{t('leadText')}</p>
        <dl>
          <div>
            <dt>{t('since')}</dt>
            <dd>{year(since)}</dd>
          </div>
          <div>
            <dt>{t('answersFor')}</dt>
            <dd>{t('answersForText')}</dd>
          </div>
          <div>
            <dt>{t('askAbout')}</dt>
            <dd>{t('askAboutText')}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
}

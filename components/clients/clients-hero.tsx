import { useLocale, useTranslations } from 'next-intl';
import { sampleNoteId } from '@/components/sample-note';
import { classNames } from '@/components/ui/class-names';
import { Sample } from '@/components/ui/sample';
import { portfolioStats } from '@/lib/content/portfolio-stats';
import { projects } from '@/lib/content/project-store';
import { formatters } from '@/lib/i18n/format';
import styles from './clients-hero.module.css';
import { ProjectPicture } from './project-picture';
import Beach from './stamps/industries.svg';
import Towers from './stamps/projects.svg';
import Sunrise from './stamps/satisfaction.svg';
import Ranges from './stamps/years.svg';

const stamps = { projects: Towers, satisfaction: Sunrise, years: Ranges, industries: Beach } as const;

/** From the back of the pile to its front; the list below shows and describes them all. */
const postcards = ['kirra-swim-school', 'tugun-toast-house', 'miami-smash-repairs'] as const;

/** Postcards of clients, and our figures as the stamps on them. */
export function ClientsHero() {
  const locale = useLocale();
  const t = useTranslations('clients');
  const { percent } = formatters(locale);
  return (
    <section className={styles.hero} aria-labelledby="clients-title">
      <div className={classNames('page-width', styles.layout)}>
        <div>
          <h1 className={styles.title} id="clients-title">
            {t('hero.title')}
          </h1>
          <p className={classNames('lead', styles.intro)}>{t('hero.lede', { count: projects.length })}</p>
          <Sample id={sampleNoteId}>{t('list.sample')}</Sample>
        </div>
        <div className={styles.postcards} aria-hidden="true">
          {postcards.map((id) => (
            <div key={id}>
              <ProjectPicture id={id} alt="" sizes="(min-width: 60rem) 22rem, 11rem" priority />
            </div>
          ))}
        </div>
        <ul className={styles.stamps} aria-label={t('hero.stats')}>
          {portfolioStats.map((stat) => {
            const Stamp = stamps[stat.id];
            return (
              <li key={stat.id}>
                <Stamp />
                <p>
                  <b className="figures">
                    {'share' in stat
                      ? t(`stats.${stat.id}.figure`, { share: percent(stat.share) })
                      : t(`stats.${stat.id}.figure`, { count: stat.count })}
                  </b>{' '}
                  {t(`stats.${stat.id}.label`)}
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

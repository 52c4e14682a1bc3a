import { useLocale, useTranslations } from 'next-intl';
import { sampleNoteId } from '@/components/sample-note';
import { classNames } from '@/components/ui/class-names';
import ruledRowStyles from '@/components/ui/ruled-row.module.css';
import { Sample } from '@/components/ui/sample';
import { portfolioStats } from '@/lib/content/portfolio-stats';
import { projects } from '@/lib/content/project-store';
import { formatters } from '@/lib/i18n/format';
import styles from './clients-hero.module.css';
import { ProjectPicture } from './project-picture';

/** From the back of the pile to its front; the list below shows and describes them all. */
const postcards = ['kirra-swim-school', 'tugun-toast-house', 'miami-smash-repairs'] as const;

/** Postcards of clients, and our figures in a row. */
export function ClientsHero() {
  const locale = useLocale();
  const t = useTranslations('clients');
  const { percent } = formatters(locale);
  return (
    <section className={styles.hero} aria-labelledby="clients-title">
      <div className={classNames('page-width', styles.layout)}>
        <div className={styles.words}>
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
        <ul className={classNames(ruledRowStyles.row, styles.figures)} aria-label={t('hero.stats')}>
          {portfolioStats.map((stat) => (
            <li key={stat.id}>
              <b className="figures">
                {'share' in stat
                  ? t(`stats.${stat.id}.figure`, { share: percent(stat.share) })
                  : t(`stats.${stat.id}.figure`, { count: stat.count })}
              </b>{' '}
              {t(`stats.${stat.id}.label`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { SampleNote } from '@/components/sample-note';
import { Icon } from '@/components/ui/icon';
import { sampleRanking } from '@/lib/content/sample-ranking';
import { seoMonths } from '@/lib/content/seo-months';
import { formatters } from '@/lib/i18n/format';
import { RankingCourse } from './ranking-course';
import styles from './ranking-page.module.css';

const { client, query, others, course, secondPage } = sampleRanking;
const last = course.at(-1);

/** The final ranking, in order; the second page is one row more. */
const rows = Array.from({ length: secondPage }, (_, index) => {
  const place = index + 1;
  if (place === secondPage) return { place, own: false, title: '' };
  if (place === last?.place) return { place, own: true, title: client };
  return { place, own: false, title: others[place > (last?.place ?? 0) ? index - 1 : index] ?? '' };
});

/** A search results page whose rows are the grid of a chart: the rank of one gym over a year. */
export function RankingPage() {
  const locale = useLocale();
  const t = useTranslations('seo-services.ranking');
  const { number } = formatters(locale);
  const [, second, third, end] = course;
  const picture = t('picture', { query, first: second.month, second: third.month, last: end.month });
  return (
    <figure className={styles.ranking}>
      <div role="img" aria-label={picture}>
        <p className={styles.query}>
          <Icon name="search" />
          <bdi dir="ltr" lang="en">
            {query}
          </bdi>
        </p>
        <div className={styles.rows}>
          <ol>
            {rows.map(({ place, own, title }) => (
              <li key={place} className={own ? styles.own : undefined}>
                <b className="figures">{place === secondPage ? '' : number(place)}</b>
                {title ? (
                  <bdi dir="ltr" lang="en">
                    {title}
                  </bdi>
                ) : (
                  t('page', { number: 2 })
                )}
              </li>
            ))}
          </ol>
          <RankingCourse />
        </div>
        <p className={styles.months}>
          <span>{t('months')}</span>
          {course.map(({ month }) => (
            <b key={month} className="figures" style={{ insetInlineStart: `${(month / end.month) * 100}%` }}>
              {number(month)}
            </b>
          ))}
        </p>
      </div>
      <figcaption>
        <p>
          <b>{t('title')}</b>
        </p>
        <SampleNote of="clients" />
        <dl>
          <div>
            <dt>{t('first')}</dt>
            <dd className="figures">{t('range', seoMonths.first)}</dd>
          </div>
          <div>
            <dt>{t('significant')}</dt>
            <dd className="figures">{t('range', seoMonths.significant)}</dd>
          </div>
        </dl>
      </figcaption>
    </figure>
  );
}

import { useTranslations } from 'next-intl';
import { ProjectPicture } from '@/components/clients/project-picture';
import { sampleNoteId } from '@/components/sample-note';
import { Hyphenated } from '@/components/ui/hyphenated';
import { Section } from '@/components/ui/section';
import { packageName } from '@/lib/content/growth-packages';
import { sampleCafe } from '@/lib/content/sample-cafe';
import styles from './products-story.module.css';
import { ToastBar } from './toast-bar';

const most = Math.max(...sampleCafe.months.map(({ calls }) => calls));

/** Six months of the sample café: the work of each month, and its calls as a bar chart of toast slices. */
export function SuccessStory() {
  const t = useTranslations('products.story');
  const { name, owner, months } = sampleCafe;
  return (
    <Section aria-labelledby="story-title" aria-describedby={sampleNoteId}>
      <div className="page-width">
        <div className={styles.storyHead}>
          <h2 id="story-title">{t('title', { client: name })}</h2>
          <p className="lead">{t('text', { name: packageName(sampleCafe.package) })}</p>
        </div>
        <h3 className={`text-sm ${styles.chartTitle}`}>{t('chart')}</h3>
        <ol className={styles.slices}>
          {months.map(({ id, calls }, index) => (
            <li key={id}>
              <ToastBar calls={calls} share={calls / most} />
              <div>
                <span className={`text-sm tabular-figures ${styles.month}`}>
                  {t('month', { month: index + 1 })}
                </span>
                <p>
                  <Hyphenated>{t(`months.${id}`)}</Hyphenated>
                </p>
              </div>
            </li>
          ))}
        </ol>
        <div className={styles.storySaid}>
          <figure>
            <blockquote>{t('quote')}</blockquote>
            <figcaption>
              <b>
                <bdi>{owner}</bdi>
              </b>{' '}
              {t('role', { client: name })}
            </figcaption>
          </figure>
          <div className="outlined">
            <ProjectPicture id="tugun-toast-house" alt="" sizes="(min-width: 60rem) 37rem, 90vw" />
          </div>
        </div>
      </div>
    </Section>
  );
}

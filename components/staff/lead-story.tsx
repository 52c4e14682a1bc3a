import type { StoryEntry } from '@/lib/staff/read-story';
import { t } from '@/lib/staff/words';
import styles from './lead-history.module.css';

/** What the person and their company did here before and after; nothing if there is only this enquiry. */
export function LeadStory({ story }: { story: StoryEntry[] }) {
  if (story.length < 2) return null;
  return (
    <section className={styles.history} aria-labelledby="story">
      <h2 id="story">{t('story.title')}</h2>
      <ol className={styles.list}>
        {story.map(({ href, when, text, isThis }) => (
          <li key={href}>
            <span className={styles.when}>{when}</span>{' '}
            {isThis ? (
              <strong dir="auto">{t('story.this', { text })}</strong>
            ) : (
              <a href={href} dir="auto">
                {text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

import type { StoryEntry } from '@/lib/staff/read-story';
import { t } from '@/lib/staff/words';

/** What the person and their company did here before and after; nothing if there is only this enquiry. */
export function LeadStory({ story }: { story: StoryEntry[] }) {
  if (story.length < 2) return null;
  return (
    <section className="grid gap-2" aria-labelledby="story">
      <h2 id="story">{t('story.title')}</h2>
      <ol className="grid gap-2 list-none wrap-anywhere">
        {story.map(({ href, when, text, isThis }) => (
          <li key={href}>
            <span className="text-muted">{when}</span>{' '}
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

import { ArticleText } from '@/components/ui/article-text';
import type { Post } from '@/lib/content/load-post';
import { type Locale, locales } from '@/lib/i18n/locales';
import styles from './article-body.module.css';
import { ArticleDrawing } from './figures/article-drawing';
import { sectionTimeline } from './section-timeline';

/** The text of an article, in a readable line length, with sentences of it in the margin. */
export function ArticleBody({ post, locale }: { post: Post; locale: Locale }) {
  const { hrefLang, dir } = locales[post.written];
  return (
    <div className={styles.text} lang={hrefLang} dir={dir}>
      <div className={styles.intro}>
        <ArticleText locale={locale}>{post.intro}</ArticleText>
      </div>
      {post.sections.map(({ id, title, body, quote }, index) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          style={{ viewTimelineName: sectionTimeline(index) }}
        >
          <h2 className="heading-md" id={`${id}-title`}>
            {title}
          </h2>
          {quote && (
            // Read once, where it stands in the text.
            <p className={styles.quote} aria-hidden="true">
              {quote}
            </p>
          )}
          <ArticleText
            locale={locale}
            barColumns={post.figure?.section === id ? post.figure.barColumns : undefined}
          >
            {body}
          </ArticleText>
          {post.figure?.section === id && post.figure.drawing && (
            <ArticleDrawing drawing={post.figure.drawing} locale={post.written} />
          )}
        </section>
      ))}
    </div>
  );
}

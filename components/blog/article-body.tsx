import { useTranslations } from 'next-intl';
import { ArticleText } from '@/components/ui/article-text';
import { classNames } from '@/components/ui/class-names';
import { Hyphenated } from '@/components/ui/hyphenated';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Post } from '@/lib/content/load-post';
import { locales } from '@/lib/i18n/locales';
import styles from './article-body.module.css';
import { ArticleDrawing } from './figures/article-drawing';
import { sectionTimeline } from './section-timeline';

/** In our headings an I is a bar, which isn't read as a letter when it is three lines tall. */
const opensWithBar = /^[IІ]/;

/** The text of an article, in a readable line length, with sentences of it in the margin. */
export function ArticleBody({ post }: { post: Post }) {
  const contents = useTranslations('blog.post')('contents');
  const { hrefLang, dir } = locales[post.written];
  const text = (section: string, markdown: string) => (
    <ArticleText barColumns={post.figure?.section === section ? post.figure.barColumns : undefined}>
      {markdown}
    </ArticleText>
  );
  return (
    <div className={styles.text} lang={hrefLang} dir={dir}>
      <div className={classNames(styles.intro, !opensWithBar.test(post.intro) && styles.capital)}>
        <ArticleText>{post.intro}</ArticleText>
      </div>
      {post.sections.map(({ id, title, body }, index) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          style={{ viewTimelineName: sectionTimeline(index) }}
        >
          <SectionHeading id={`${id}-title`} contents={contents} className={styles.heading}>
            <Hyphenated>{title}</Hyphenated>
          </SectionHeading>
          {text(id, body)}
          {post.figure?.section === id && post.figure.drawing && (
            <ArticleDrawing drawing={post.figure.drawing} locale={post.written} />
          )}
        </section>
      ))}
    </div>
  );
}

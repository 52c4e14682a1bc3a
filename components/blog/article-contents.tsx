import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { Post } from '@/lib/content/load-post';
import { formatters } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import styles from './article-contents.module.css';
import { sectionTimeline } from './section-timeline';

/** Links to the sections of an article; the one that is being read has a mark. */
export function ArticleContents({ post }: { post: Post }) {
  const t = useTranslations('blog.post');
  const { hrefLang, dir } = locales[post.written];
  const { number } = formatters(post.written);
  return (
    <nav className={classNames(styles.contents, 'print:hidden!')} aria-labelledby="contents-title">
      <p className="text-sm text-muted" id="contents-title">
        {t('contents')}
      </p>
      <ol lang={hrefLang} dir={dir}>
        {post.sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} style={{ animationTimeline: sectionTimeline(index) }}>
              <span className={styles.number} aria-hidden="true">
                {number(index + 1)}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

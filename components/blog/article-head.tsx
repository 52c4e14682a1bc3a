import { useLocale, useTranslations } from 'next-intl';
import { PostCover } from '@/components/art/covers/post-cover';
import { badgeClass } from '@/components/ui/badge-class';
import { classNames } from '@/components/ui/class-names';
import { Hyphenated } from '@/components/ui/hyphenated';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Post } from '@/lib/content/load-post';
import { locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { ArticleFacts } from './article-facts';
import styles from './article-head.module.css';
import { SharedCover } from './shared-cover';

/** The cover, with title, excerpt and facts below it; on wide screens the title is above both. */
export function ArticleHead({ post }: { post: Post }) {
  const locale = useLocale();
  const t = useTranslations('blog');
  const { hrefLang, dir } = locales[post.written];
  return (
    <header className={styles.top}>
      <SharedCover id={post.id}>
        <div className={classNames(styles.cover, 'print:hidden!')}>
          <PostCover id={post.id} title={t(`covers.${post.id}`)} />
        </div>
      </SharedCover>
      <div className={styles.head}>
        <nav className="print:hidden!" aria-label={t('post.place')}>
          <Link className="text-link min-h-11" href={localePath(locale, '/blog')}>
            <Icon name="arrow-left" flip />
            {t('post.back')}
          </Link>
          <Link
            className={badgeClass({ className: styles.category })}
            href={localePath(locale, `/blog?category=${post.category}`)}
          >
            {t(`categories.${post.category}`)}
          </Link>
        </nav>
        <h1 lang={hrefLang} dir={dir}>
          <Hyphenated>{post.title}</Hyphenated>
        </h1>
        <p className={styles.excerpt} lang={hrefLang} dir={dir}>
          {post.excerpt}
        </p>
        <ArticleFacts post={post} />
      </div>
    </header>
  );
}

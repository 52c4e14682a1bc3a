import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { loadPost } from '@/lib/content/load-post';
import { posts } from '@/lib/content/posts';
import { relatedPosts } from '@/lib/content/related-posts';
import type { PostId } from '@/lib/site/pages';
import { ArticleBody } from './article-body';
import { ArticleCall } from './article-call';
import { ArticleContents } from './article-contents';
import { ArticleHead } from './article-head';
import styles from './article-page.module.css';
import { ArticleSources } from './article-sources';
import { PostRows } from './post-rows';

/** An article, calls to action, and related articles. */
export function ArticlePage({ id }: { id: PostId }) {
  const locale = useLocale();
  const t = useTranslations('blog');
  const post = loadPost(id, locale);
  const related = relatedPosts(post, posts).map((other) => loadPost(other.id, locale));
  return (
    <>
      <article>
        <ArticleHead post={post} />
        <div className={classNames('page-width', styles.columns)}>
          <ArticleContents post={post} />
          <ArticleBody post={post} />
          <ArticleSources id={id} />
        </div>
      </article>
      <ArticleCall />
      {related.length > 0 && <PostRows title={t('related')} posts={related} />}
    </>
  );
}

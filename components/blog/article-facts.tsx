import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import type { Post } from '@/lib/content/load-post';
import { changedAt } from '@/lib/content/posts';
import { formatters } from '@/lib/i18n/format';
import { localePath } from '@/lib/i18n/path';
import styles from './article-facts.module.css';
import { PostByline } from './post-byline';
import { PostMeta } from './post-meta';
import { PostTags } from './post-tags';
import { ShareButton } from './share-button';

/** Below the title of an article: who wrote it and when, when it was changed, how long it is, its tags, and a share button. */
export function ArticleFacts({ post }: { post: Post }) {
  const locale = useLocale();
  const t = useTranslations('blog');
  const { day } = formatters(locale);
  return (
    <div className={styles.facts}>
      <PostByline post={post} />
      <PostMeta post={post} />
      {post.updated && (
        <p className="text-sm text-muted">
          <time dateTime={post.updated}>{t('post.updated', { day: day(new Date(changedAt(post))) })}</time>
        </p>
      )}
      <PostTags>
        {post.tags.map((tag) => (
          <li key={tag}>
            <Link href={localePath(locale, `/blog?tag=${tag}`)} prefetch={false}>
              {t(`tags.${tag}`)}
            </Link>
          </li>
        ))}
      </PostTags>
      <ShareButton title={post.title} words={useMessages().blog.share} />
    </div>
  );
}

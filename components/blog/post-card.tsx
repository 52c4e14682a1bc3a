import { useLocale, useTranslations } from 'next-intl';
import { ListedCover } from '@/components/art/covers/listed-cover';
import { PostCover } from '@/components/art/covers/post-cover';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Hyphenated } from '@/components/ui/hyphenated';
import type { Post } from '@/lib/content/load-post';
import { cardTags } from '@/lib/content/post-schema';
import { findAuthor } from '@/lib/content/posts';
import { locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { postPath } from '@/lib/site/pages';
import styles from './post-list.module.css';
import { PostMeta } from './post-meta';
import { PostTags } from './post-tags';
import { SharedCover } from './shared-cover';
import { TagLink } from './tag-link';

interface PostCardProps {
  post: Post;
  /** True for the newest article, which is on the first screen: its picture is inlined in the page. */
  newest: boolean;
}

/** An article in the list: subject, author and link. */
export function PostCard({ post, newest }: PostCardProps) {
  const locale = useLocale();
  const Cover = newest ? PostCover : ListedCover;
  const t = useTranslations('blog');
  const { hrefLang, dir } = locales[post.written];
  return (
    <article className={styles.post} aria-labelledby={`post-${post.id}`}>
      <SharedCover id={post.id}>
        <div className={styles.cover}>
          <Cover id={post.id} title={t(`covers.${post.id}`)} />
        </div>
      </SharedCover>
      <div className={styles.words}>
        <h2 id={`post-${post.id}`} lang={hrefLang} dir={dir}>
          <Hyphenated>{post.title}</Hyphenated>
        </h2>
        <PostMeta post={post} author={findAuthor(post).name} className={styles.meta} />
        <p className={styles.excerpt} lang={hrefLang} dir={dir}>
          {post.excerpt}
        </p>
        <PostTags>
          {post.tags.slice(0, cardTags).map((tag) => (
            <li key={tag}>
              <TagLink tag={tag} href={localePath(locale, `/blog?tag=${tag}`)}>
                {t(`tags.${tag}`)}
              </TagLink>
            </li>
          ))}
        </PostTags>
        <ArrowLink href={localePath(locale, postPath(post.id))}>
          {t('post.readMore')}
          <span className="sr-only">: {post.title}</span>
        </ArrowLink>
      </div>
    </article>
  );
}

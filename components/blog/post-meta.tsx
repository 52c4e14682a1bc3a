import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { Post } from '@/lib/content/load-post';
import { publishedOn } from '@/lib/content/posts';
import { formatters } from '@/lib/i18n/format';

interface PostMetaProps {
  post: Post;
  author?: string;
  className?: string;
}

/** When an article was published and how long it takes to read, after its author where that isn't said elsewhere. */
export function PostMeta({ post, author, className }: PostMetaProps) {
  const locale = useLocale();
  const t = useTranslations('blog.post');
  const { day } = formatters(locale);
  return (
    <p className={classNames('flex flex-wrap gap-x-5 text-[min(0.9375rem,4.7vw)] text-muted', className)}>
      {author && (
        <span>
          <span className="sr-only">{t('author')} </span>
          <bdi>{author}</bdi>
        </span>
      )}
      <time dateTime={post.date}>{day(publishedOn(post))}</time>
      <span>{t('minutes', { minutes: post.readTimeMinutes })}</span>
    </p>
  );
}

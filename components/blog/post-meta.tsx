import { useTranslations } from 'next-intl';
import type { Post } from '@/lib/content/load-post';
import { publishedOn } from '@/lib/content/posts';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** When an article was published and how long it takes to read. */
export function PostMeta({ post, locale }: { post: Post; locale: Locale }) {
  const t = useTranslations('blog.post');
  const { day } = formatters(locale);
  return (
    <p className="post-meta">
      <time dateTime={post.date}>{day(publishedOn(post))}</time>
      <span>{t('minutes', { minutes: post.readTimeMinutes })}</span>
    </p>
  );
}

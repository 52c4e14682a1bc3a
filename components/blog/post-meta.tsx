import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { Post } from '@/lib/content/load-post';
import { publishedOn } from '@/lib/content/posts';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import styles from './post-meta.module.css';

interface PostMetaProps {
  post: Post;
  locale: Locale;
  className?: string;
}

/** When an article was published and how long it takes to read. */
export function PostMeta({ post, locale, className }: PostMetaProps) {
  const t = useTranslations('blog.post');
  const { day } = formatters(locale);
  return (
    <p className={classNames(styles.meta, className)}>
      <time dateTime={post.date}>{day(publishedOn(post))}</time>
      <span>{t('minutes', { minutes: post.readTimeMinutes })}</span>
    </p>
  );
}

import { useTranslations } from 'next-intl';
import { Portrait } from '@/components/art/portrait';
import { SampleNote } from '@/components/sample-note';
import { classNames } from '@/components/ui/class-names';
import type { Post } from '@/lib/content/load-post';
import { findAuthor } from '@/lib/content/posts';
import styles from './post-byline.module.css';

interface PostBylineProps {
  post: Post;
  size?: 'lg';
  className?: string;
}

/** Who wrote an article, with the drawn portrait. */
export function PostByline({ post, size, className }: PostBylineProps) {
  const t = useTranslations('blog.post');
  const { name, portrait } = findAuthor(post);
  return (
    <p className={classNames(styles.byline, size && styles[size], className)}>
      <Portrait look={portrait} />
      <span>
        <span className="sr-only">{t('author')} </span>
        <bdi>{name}</bdi>
        {size && (
          <>
            {' '}
            <SampleNote of="author" />
          </>
        )}
      </span>
    </p>
  );
}

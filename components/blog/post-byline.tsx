import { useTranslations } from 'next-intl';
import { Portrait } from '@/components/art/portrait';
import { SampleNote } from '@/components/sample-note';
import type { Post } from '@/lib/content/load-post';
import { findAuthor } from '@/lib/content/posts';
import styles from './post-byline.module.css';

/** Who wrote an article, with the drawn portrait. */
export function PostByline({ post }: { post: Post }) {
  const t = useTranslations('blog.post');
  const { name, portrait } = findAuthor(post);
  return (
    <p className={styles.byline}>
      <Portrait look={portrait} />
      <span>
        <span className="sr-only">{t('author')} </span>
        <bdi>{name}</bdi> <SampleNote of="author" />
      </span>
    </p>
  );
}

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './post-tags.module.css';

/** The tags of an article: list items, each with a link to the articles of the same tag. */
export function PostTags({ children }: { children: ReactNode }) {
  const t = useTranslations('blog.post');
  return (
    <ul className={styles.tags} aria-label={t('tags')}>
      {children}
    </ul>
  );
}

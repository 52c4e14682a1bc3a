import { useTranslations } from 'next-intl';
import { Portrait } from '@/components/art/portrait';
import type { Post } from '@/lib/content/load-post';
import { authorOf } from '@/lib/content/posts';

/** Who wrote an article, with the drawn portrait. */
export function PostByline({ post }: { post: Post }) {
  const t = useTranslations('blog.post');
  const { name, portrait } = authorOf(post);
  return (
    <p className="post-byline">
      <Portrait look={portrait} />
      <span>
        <span className="vh">{t('author')} </span>
        <bdi>{name}</bdi>
      </span>
    </p>
  );
}

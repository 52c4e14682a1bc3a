import { useTranslations } from 'next-intl';
import { NoArticles } from '@/components/art/covers/no-articles';
import { Icon } from '@/components/ui/icon';
import { loadPosts } from '@/lib/content/load-post';
import { postCategories } from '@/lib/content/post-schema';
import type { Locale } from '@/lib/i18n/locales';
import { PostBrowser } from './post-browser';
import { PostCard } from './post-card';

/** All articles, newest first, with the data for filtering in the browser. */
export function BlogIndex({ locale }: { locale: Locale }) {
  const t = useTranslations('blog');
  const posts = loadPosts(locale);
  return (
    <PostBrowser
      posts={posts.map((post, index) => ({
        id: post.id,
        title: post.title,
        excerpt: post.excerpt,
        category: post.category,
        tags: post.tags.map((id) => ({ id, label: t(`tags.${id}`) })),
        card: <PostCard post={post} locale={locale} newest={index === 0} />,
      }))}
      categories={postCategories.map((id) => ({ id, label: t(`categories.${id}`) }))}
      words={{
        label: t('search.label'),
        placeholder: t('search.placeholder'),
        categories: t('search.categories'),
        all: t('categories.all'),
        counts: [...posts.keys(), posts.length].map((count) => t('search.count', { count })),
        tag: t('search.tag'),
        removeTag: t('search.removeTag'),
        emptyTitle: t('empty.title'),
        emptyText: t('empty.text'),
        showAll: t('empty.showAll'),
      }}
      icons={{ search: <Icon name="search" />, remove: <Icon name="x" /> }}
      emptyPicture={<NoArticles />}
    />
  );
}

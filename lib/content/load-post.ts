import 'server-only';
import { z } from 'zod';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import type { PostId } from '@/lib/site/pages';
import { type ArticleSection, loadArticle } from './articles';
import type { PostFacts } from './post-schema';
import { postValues } from './post-values';
import { postFacts, posts } from './posts';

const frontMatter = z.strictObject({
  title: z.string().min(1),
  /** Title for search results and browser tabs; differs from the headline, at most 60 characters wide. */
  titleTag: z.string().min(1),
  excerpt: z.string().min(1),
  description: z.string().min(1),
  keywords: z.string().min(1),
});

/** An article of the blog: its facts, and its words in a language. Its id determines the cover. */
export interface Post extends Omit<PostFacts, 'sections'>, z.infer<typeof frontMatter> {
  /** The language of the text: English where there is no translation. */
  written: Locale;
  /** Markdown, as are the sections. */
  intro: string;
  sections: ArticleSection[];
}

/** Throws an Error that names the file if its text is invalid. */
export function loadPost(id: PostId, locale: Locale): Post {
  const facts = postFacts(id);
  const definition = { id: `post-${id}`, frontMatter, sections: facts.sections };
  const { locale: written, front, intro, sections } = loadArticle(definition, locale, postValues);
  return { ...facts, ...front, written, intro, sections };
}

/** All articles, newest first. */
export function loadPosts(locale: Locale = defaultLocale): Post[] {
  return posts.map(({ id }) => loadPost(id, locale));
}

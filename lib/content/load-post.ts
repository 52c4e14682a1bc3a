import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { formatters } from '@/lib/i18n/format';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { keepTogether } from '@/lib/i18n/shown-messages';
import type { PostId } from '@/lib/site/pages';
import { type ArticleSection, loadArticle } from './articles';
import { faqFacts } from './faq-facts';
import { packages } from './growth-packages';
import type { PostFacts } from './post-schema';
import { postFacts, posts } from './posts';
import { startingPrice } from './services';
import { websitePackages } from './website-packages';

const monthsAYear = 12;
const serviceWords = z.object({ website: z.object({ basic: z.string() }) });

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
  sections: readonly ArticleSection[];
}

/** Throws an Error that names the file if its text is invalid. */
export function loadPost(id: PostId, locale: Locale): Post {
  const facts = postFacts(id);
  const definition = { id: `post-${id}`, frontMatter, sections: facts.sections };
  const { locale: written, front, intro, sections } = loadArticle(definition, locale, postValues);
  return {
    ...facts,
    ...front,
    title: keepTogether(front.title, written),
    excerpt: keepTogether(front.excerpt, written),
    written,
    intro,
    sections,
  };
}

/** All articles, newest first. */
export function loadPosts(locale: Locale = defaultLocale): Post[] {
  return posts.map(({ id }) => loadPost(id, locale));
}

/** Values for the `{placeholders}` of articles, formatted for the locale: figures of the FAQ, and sums of them. */
function postValues(locale: Locale): Record<string, string> {
  const { price, number } = formatters(locale);
  const [basic, businessPro, premiumEnterprise] = websitePackages;
  const [smallest] = packages;
  const maintenanceYear = monthsAYear * startingPrice('website-maintenance');
  const firstYear = ({ dollars }: { dollars: number }) => price(dollars + maintenanceYear);
  const facts = Object.entries(faqFacts(locale)).map(([name, value]) => [
    name,
    typeof value === 'number' ? number(value) : String(value),
  ]);
  return {
    ...Object.fromEntries(facts),
    basicName: readBasicName(locale),
    maintenanceYear: price(maintenanceYear),
    firstYearBasic: firstYear(basic),
    firstYearBusinessPro: firstYear(businessPro),
    firstYearPremium: firstYear(premiumEnterprise),
    packageFrom: price(smallest.priceDollars),
  };
}

/** What the smallest website package is called, which is a word of each language. */
function readBasicName(locale: Locale): string {
  const file = path.join('messages', locale, 'services.json');
  return serviceWords.parse(JSON.parse(readFileSync(file, 'utf8'))).website.basic;
}

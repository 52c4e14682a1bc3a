import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import type { Post } from '@/lib/content/load-post';
import { metaFacts } from '@/lib/content/meta-facts';
import { defaultLocale, localeCodes, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { type PageId, pageIds, pages, postPath } from '@/lib/site/pages';
import { absoluteUrl } from './absolute-url';
import { tools } from './json-ld/tool-entities';
import type { Words } from './json-ld/words';

const helpers: readonly PageId[] = ['tech-tips', 'how-we-score'];
const smallPrint: readonly PageId[] = ['privacy-policy', 'terms', 'bot', 'accessibility'];

/** The site's pages and facts, for programs that read text. https://llmstxt.org */
export function llmsText(t: Words, posts: readonly Post[]): string {
  const indexable = pageIds.filter((id) => pages[id].indexable);
  const facts = metaFacts(defaultLocale);
  const isTool = (id: PageId) => id in tools || helpers.includes(id);
  const aboutUs = indexable.filter((id) => !isTool(id) && !smallPrint.includes(id));
  const { locality, region, postalCode } = brand.address;
  return [
    `# ${brand.name}`,
    `> ${t('shell.footer.blurb', { brand: brand.name, company: brand.legalName, years: companyFacts.expertiseYears })}`,
    `${locality} ${region} ${postalCode} · ${brand.phone} · ${brand.email}`,
    section(t('shell.nav.groups.firm'), aboutUs.map(pageLine)),
    section(t('shell.nav.groups.tools'), indexable.filter(isTool).map(pageLine)),
    section(t('shell.nav.blog'), posts.map(postLine)),
    section(t('shell.footer.languages'), localeCodes.filter((code) => code !== defaultLocale).map(homeLine)),
    // The format's heading for links that readers may skip.
    section('Optional', smallPrint.map(pageLine)),
  ].join('\n\n');

  function pageLine(id: PageId): string {
    return line(
      t(`${id}.meta.title`, facts),
      absoluteUrl(pages[id].path),
      t(`${id}.meta.description`, facts),
    );
  }
}

function postLine({ id, title, description }: Post): string {
  return line(title, absoluteUrl(postPath(id)), description);
}

function homeLine(code: (typeof localeCodes)[number]): string {
  return line(locales[code].nativeName, absoluteUrl(localePath(code, '/')), locales[code].name);
}

function section(title: string, lines: readonly string[]): string {
  return [`## ${title}`, '', ...lines].join('\n');
}

function line(name: string, url: string, about: string): string {
  return `- [${name.replace(/[[\]]/g, '\\$&')}](${url}): ${about}`;
}

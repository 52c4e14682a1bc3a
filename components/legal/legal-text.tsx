import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { ArticleText } from '@/components/ui/article-text';
import { Seam } from '@/components/ui/seam';
import type { LegalSectionId, LegalText as Text } from '@/lib/content/legal';
import { formatters } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';

interface LegalTextProps {
  text: Text;
  /** Heading of the list of sections. */
  contents: string;
  /** What stands at the end of a section, beneath its words. */
  extras: Partial<Record<LegalSectionId, ReactNode>>;
}

/** The numbered sections, with the list of them on a road sign beside. */
export function LegalText({ text, contents, extras }: LegalTextProps) {
  const locale = useLocale();
  const { number } = formatters(text.locale);
  const written = locales[text.locale];
  return (
    <section className="sec legal-body">
      <Seam ground="bg" />
      <div className="wrap legal-columns">
        <nav className="legal-contents" aria-labelledby="contents-title">
          <div className="road-sign">
            <h2 id="contents-title">{contents}</h2>
            <ol lang={written.hrefLang} dir={written.dir}>
              {text.sections.map(({ id, title }, index) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                  <span className="num" aria-hidden="true">
                    {number(index + 1)}
                  </span>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div className="legal-text" lang={written.hrefLang} dir={written.dir}>
          {text.intro && <ArticleText locale={locale}>{text.intro}</ArticleText>}
          {text.sections.map(({ id, title, body }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 className="t3" id={`${id}-title`}>
                <span className="num">{number(index + 1)}</span> {title}
              </h2>
              <ArticleText locale={locale}>{body}</ArticleText>
              {extras[id]}
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

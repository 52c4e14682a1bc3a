import type { ReactNode } from 'react';
import { ArticleText } from '@/components/ui/article-text';
import { classNames } from '@/components/ui/class-names';
import { Hyphenated } from '@/components/ui/hyphenated';
import { JigsawDivider, type JigsawDividerProps } from '@/components/ui/jigsaw-divider';
import roadSignStyles from '@/components/ui/road-sign.module.css';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { LegalSectionId, LegalText as Text } from '@/lib/content/legal';
import { formatters } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import { LegalBody } from './legal-body';
import styles from './legal-text.module.css';

interface LegalTextProps {
  text: Text;
  /** Heading of the list of sections. */
  contents: string;
  /** Figures of the text, beside it. */
  summary: ReactNode;
  /** Content after the text of a section, by section. */
  extras: Partial<Record<LegalSectionId, ReactNode>>;
  /** The tab on the upper edge, where no picture is in its way. */
  seam?: JigsawDividerProps['place'];
}

/** The numbered sections, between a road sign that lists them and a summary. */
export function LegalText({ text, contents, summary, extras, seam }: LegalTextProps) {
  const { number } = formatters(text.locale);
  const written = locales[text.locale];
  return (
    <Section>
      {seam && <JigsawDivider background="bg" className="print:hidden!" place={seam} />}
      <div className={classNames('page-width', styles.columns)}>
        <nav className={classNames(styles.contents, 'print:hidden!')} aria-labelledby="contents-title">
          <div className={classNames(roadSignStyles.sign, styles.sign)}>
            <h2 id="contents-title">{contents}</h2>
            <ol lang={written.hrefLang} dir={written.dir}>
              {text.sections.map(({ id, title }, index) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <Hyphenated>{title}</Hyphenated>
                  </a>
                  <span aria-hidden="true">{number(index + 1)}</span>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div className={styles.summary}>{summary}</div>
        <div className={styles.text} lang={written.hrefLang} dir={written.dir}>
          {text.intro && <ArticleText>{text.intro}</ArticleText>}
          {text.sections.map(({ id, title, body }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <SectionHeading id={`${id}-title`} contents={contents} className={styles.heading}>
                <span className={styles.number}>{number(index + 1)}</span> <Hyphenated>{title}</Hyphenated>
              </SectionHeading>
              <LegalBody>{body}</LegalBody>
              {extras[id]}
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}

import { ArticleText } from '@/components/ui/article-text';
import { Icon } from '@/components/ui/icon';
import styles from './legal-body.module.css';

/**
 * The text of a section. What follows a third-level heading is folded below it, in an element that opens without script
 * and by find-in-page, and is printed open.
 */
export function LegalBody({ children }: { children: string }) {
  const [lead = '', ...parts] = children.split(/^### /m);
  return (
    <>
      <ArticleText>{lead}</ArticleText>
      {parts.length > 0 && (
        <div className={styles.folds}>
          {parts.map((part) => {
            const [title = '', ...text] = part.split('\n');
            return (
              <details key={title}>
                <summary>
                  <h3>{title}</h3>
                  <Icon name="chevron-down" />
                </summary>
                <div className={styles.content}>
                  <ArticleText>{text.join('\n')}</ArticleText>
                </div>
              </details>
            );
          })}
        </div>
      )}
    </>
  );
}

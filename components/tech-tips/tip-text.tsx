import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import codeStyles from '@/components/ui/code.module.css';
import { tipLines } from '@/lib/content/tip-lines';
import type { TipId } from '@/lib/content/tip-schema';
import styles from './tip-text.module.css';

const steps = ['1', '2', '3'] as const;

const code = (chunks: ReactNode) => (
  <bdi dir="ltr">
    <code>{chunks}</code>
  </bdi>
);

/** The complete tip: reason, three steps, lines to copy, and how to verify the result. */
export function TipText({ id }: { id: TipId }) {
  const t = useTranslations('tech-tips');
  const words = useTranslations('tips');
  const lines = tipLines[id];
  return (
    <div className={styles.text}>
      <p>{words.rich(`${id}.why`, { code })}</p>
      <div>
        <h4>{t('steps')}</h4>
        <ol>
          {steps.map((step) => (
            <li key={step}>{words.rich(`${id}.steps.${step}`, { code })}</li>
          ))}
        </ol>
      </div>
      {lines.length > 0 && (
        <section
          className={codeStyles.code}
          aria-label={`${t('lines')}: ${words(`${id}.title`)}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
          tabIndex={0}
        >
          <pre>
            <code>{lines.join('\n')}</code>
          </pre>
        </section>
      )}
      <div>
        <h4>{t('check')}</h4>
        <p>{words.rich(`${id}.check`, { code })}</p>
      </div>
    </div>
  );
}

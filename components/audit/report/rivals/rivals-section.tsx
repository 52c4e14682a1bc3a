'use client';

import type { PresentedRivals } from '@/lib/audit/presented';
import type { Messages } from '@/lib/i18n/messages';
import { usePart } from '../use-part';
import { RivalsComparison } from './rivals-comparison';
import { RivalsForm } from './rivals-form';
import styles from './rivals-section.module.css';

export interface RivalsSectionProps {
  rivals: PresentedRivals;
  words: Messages['audit-rivals']['labels'] & Pick<Messages['audit-site']['labels'], 'reload'>;
  /** Label of how to repair a fault. */
  fix: string;
  /** Language tag. */
  language: string;
}

const readPath = ({ progressPath }: PresentedRivals) => progressPath;

/** The comparison with one or two rivals, updated while their pages are read, and the form for their addresses. */
export function RivalsSection({ rivals: initial, words, fix, language }: RivalsSectionProps) {
  const { state, message, pages, comparison, form } = usePart(initial, { readPath, language });
  const isOpen = state === 'open';
  return (
    <section
      className={state === 'none' ? styles.unasked : styles.rivals}
      aria-labelledby="rivals-title"
      aria-busy={isOpen}
    >
      <h2 className="heading-md" id="rivals-title">
        {words.title}
      </h2>
      <div role="status" className="sr-only">
        {!isOpen && state !== initial.state && message}
      </div>
      <p>{message}</p>
      {isOpen && (
        <noscript>
          <p className="text-sm">{words.reload}</p>
        </noscript>
      )}
      {pages.length > 0 && (
        <dl className={styles.pages}>
          {pages.map(({ letter, name, note }) => (
            <div key={letter}>
              <dt>{letter}</dt>
              <dd>
                <bdi dir="ltr">{name}</bdi>
              </dd>
              <dd className="text-sm text-muted">{note}</dd>
            </div>
          ))}
        </dl>
      )}
      {comparison && <RivalsComparison comparison={comparison} words={words} fix={fix} language={language} />}
      <RivalsForm
        key={state}
        form={form}
        title={state === 'none' ? words.form.title : words.form.another}
        words={words.form}
      />
    </section>
  );
}

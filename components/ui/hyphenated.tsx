import { useLocale } from 'next-intl';
import { divideWords } from '@/lib/i18n/divide-words';
import { classNames } from './class-names';
import styles from './hyphenated.module.css';

/** Letters of a word, or of a part of it between hyphens, that may be divided at any width; others on the smallest phones only. */
const longWord = 14;

/**
 * A text whose long words a line may divide, with a hyphen. It is drawn by the styles, so that it is neither copied nor part of
 * an accessible name. One element, which is one item of a grid or of a row.
 */
export function Hyphenated({ children }: { children: string }) {
  const words = divideWords(children, useLocale());
  if (words.every((pieces) => pieces.length === 1)) return children;
  return <span>{words.map(showWord)}</span>;
}

function showWord(pieces: readonly string[], place: number) {
  if (pieces.length === 1) return pieces[0];
  const parts = pieces.join('').split('-');
  const isLong = parts.some((part) => part.length >= longWord);
  return (
    <span key={place} className={classNames(styles.word, isLong && styles.long)}>
      {pieces.map(showPiece)}
    </span>
  );
}

function showPiece(piece: string, place: number) {
  return (
    <span key={place} className={styles.piece}>
      {piece}
    </span>
  );
}

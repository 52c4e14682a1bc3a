import styles from './score-step.module.css';

/** From one score to another, drawn large: the text beside it says the same. Both formatted for the locale. */
export function ScoreStep({ from, to }: { from: string; to: string }) {
  return (
    <p className={styles.step} aria-hidden="true">
      {from}
      <svg viewBox="0 0 48 32" aria-hidden="true">
        <path d="M0 16h42M28 3l14 13-14 13" />
      </svg>
      {to}
    </p>
  );
}

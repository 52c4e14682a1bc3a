import codeStyles from '@/components/ui/code.module.css';
import { CopyButton } from './copy-button';
import styles from './paste-text.module.css';
import type { ReportTexts } from './report-texts';

/** Text ready to be pasted, with a button that copies it. */
export function PasteText({ text, words }: { text: string; words: ReportTexts['words']['week']['paste'] }) {
  const { title, note, copy, copied, byHand } = words;
  return (
    <div className={styles.paste}>
      <div className={styles.block}>
        <div className={styles.head}>
          <p className="weight-semibold">{title}</p>
          <CopyButton text={text} words={{ copy, copied, byHand }} />
        </div>
        <pre className={`${codeStyles.code} whitespace-pre-wrap wrap-anywhere`} dir="ltr">
          {text}
        </pre>
      </div>
      <p className="text-muted text-sm">{note}</p>
    </div>
  );
}

import codeStyles from '@/components/ui/code.module.css';
import { CopyButton } from './copy-button';
import type { ReportParts } from './report-parts';

/** Text ready to be pasted, with a button that copies it. */
export function PasteText({ text, words }: { text: string; words: ReportParts['words']['week']['paste'] }) {
  const { title, note, copy, copied, byHand } = words;
  return (
    <div className="grid gap-2">
      <p className="weight-semibold">{title}</p>
      <pre className={`${codeStyles.code} whitespace-pre-wrap wrap-anywhere`} dir="ltr">
        {text}
      </pre>
      <p className="text-muted text-sm">{note}</p>
      <CopyButton text={text} words={{ copy, copied, byHand }} />
    </div>
  );
}

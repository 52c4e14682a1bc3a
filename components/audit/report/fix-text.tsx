import { classNames } from '@/components/ui/class-names';
import codeStyles from '@/components/ui/code.module.css';
import { isCodeLine, withoutCode } from '@/lib/i18n/code-line';
import { joinSentences } from '@/lib/i18n/join-sentences';

interface FixTextProps {
  text: string;
  /** Text to paste, shown in place of the example in `text`. */
  paste?: string;
}

/** How to fix a fault: sentences, and lines to paste as code. */
export function FixText({ text, paste }: FixTextProps) {
  return splitFixBlocks(paste ? withoutCode(text) : text).map(({ isCode, lines }) =>
    isCode ? (
      <pre
        key={lines.join()}
        className={classNames(codeStyles.code, 'whitespace-pre-wrap wrap-anywhere')}
        dir="ltr"
      >
        {lines.join('\n')}
      </pre>
    ) : (
      <p key={lines.join()}>{joinSentences(lines)}</p>
    ),
  );
}

interface Block {
  isCode: boolean;
  lines: string[];
}

function splitFixBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const isCode = isCodeLine(line) || (/^\s+\S/.test(line) && blocks.at(-1)?.isCode === true);
    const last = blocks.at(-1);
    if (isCode && last?.isCode) last.lines.push(line);
    else blocks.push({ isCode, lines: [line] });
  }
  return blocks;
}

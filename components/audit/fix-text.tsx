/** What to do: sentences, and the lines to paste set as code. */
export function FixText({ text }: { text: string }) {
  return blocksOf(text).map(({ isCode, lines }) =>
    isCode ? (
      <pre key={lines.join()} className="code" dir="ltr">
        {lines.join('\n')}
      </pre>
    ) : (
      <p key={lines.join()}>{lines.join(' ')}</p>
    ),
  );
}

interface Block {
  isCode: boolean;
  lines: string[];
}

/** Lines of markup, JSON, headers or robots.txt, as against sentences. */
const code = /^\s*(?:<[a-z!/]|[{}[\]"]|[A-Z][\w-]*: \S|[a-z-]+: [/*h]|\/\/|#)/;

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const isCode = code.test(line) || (/^\s+\S/.test(line) && blocks.at(-1)?.isCode === true);
    const last = blocks.at(-1);
    if (isCode && last?.isCode) last.lines.push(line);
    else blocks.push({ isCode, lines: [line] });
  }
  return blocks;
}

interface SplitText {
  /** Text before the first section. */
  intro: string;
  sections: { title: string; body: string }[];
}

/** Splits Markdown at its second-level headings, except those in fenced code blocks. */
export function splitSections(markdown: string): SplitText {
  const sections: { title: string; lines: string[] }[] = [];
  const intro: string[] = [];
  let isFenced = false;
  for (const line of markdown.split(/\r?\n/)) {
    if (/^ {0,3}(```|~~~)/.test(line)) isFenced = !isFenced;
    const title = isFenced ? null : titleIn(line);
    if (title !== null) sections.push({ title, lines: [] });
    else (sections.at(-1)?.lines ?? intro).push(line);
  }
  return {
    intro: joined(intro),
    sections: sections.map(({ title, lines }) => ({ title, body: joined(lines) })),
  };
}

/** The text of a second-level heading, without closing number signs; null for any other line. */
function titleIn(line: string): string | null {
  if (!/^##(?:\s|$)/.test(line)) return null;
  return line
    .slice(2)
    .trim()
    .replace(/(?:^|\s)#+$/, '')
    .trim();
}

function joined(lines: readonly string[]): string {
  return lines.join('\n').trim();
}

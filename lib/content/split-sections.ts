interface SplitText {
  /** What stands before the first section. */
  intro: string;
  sections: { title: string; body: string }[];
}

/** Cuts Markdown at its second-level headings; in a fenced block `## ` is no heading. */
export function splitSections(markdown: string): SplitText {
  const sections: { title: string; lines: string[] }[] = [];
  const intro: string[] = [];
  let isFenced = false;
  for (const line of markdown.split(/\r?\n/)) {
    if (/^ {0,3}(```|~~~)/.test(line)) isFenced = !isFenced;
    const heading = isFenced ? null : /^##(?:\s+(.*?))?(?:\s+#+)?\s*$/.exec(line);
    if (heading) sections.push({ title: heading[1] ?? '', lines: [] });
    else (sections.at(-1)?.lines ?? intro).push(line);
  }
  return {
    intro: joined(intro),
    sections: sections.map(({ title, lines }) => ({ title, body: joined(lines) })),
  };
}

function joined(lines: readonly string[]): string {
  return lines.join('\n').trim();
}

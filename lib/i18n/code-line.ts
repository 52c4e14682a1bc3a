/** Matches lines of markup, JSON, headers, robots.txt, CSS or server rules, but not sentences. */
const code =
  /^\s*(?:<[a-z!/]|[{}[\]";]|[A-Z][\w-]*:(?: \S|$)|[a-z-]+: ?[/*h]|[a-z-]+: [\w-]+;|Rewrite[A-Z]|Redirect |Header |return 30|\/\/|#)/;

/** Whether a line of a fix is code to paste: it is displayed as code and contains nothing else. */
export function isCodeLine(line: string): boolean {
  return code.test(line);
}

/** The sentences of a fix. For faults with a text to paste, which replaces the example in the fix. */
export function withoutCode(fix: string): string {
  let isCode = false;
  return fix
    .split('\n')
    .filter((line) => {
      isCode = isCodeLine(line) || (isCode && /^\s+\S/.test(line));
      return !isCode;
    })
    .join('\n');
}

/** Removes the invisible marks of right-to-left text from code to paste. */
export function withoutMarksInCode(fix: string): string {
  return fix
    .split('\n')
    .map((line) => (isCodeLine(line) || line.includes('<') ? line.replace(/[\u2066-\u2069]/g, '') : line))
    .join('\n');
}

/** Lines of markup, JSON, headers, robots.txt, CSS or server rules, as against sentences. */
const code =
  /^\s*(?:<[a-z!/]|[{}[\]";]|[A-Z][\w-]*:(?: \S|$)|[a-z-]+: ?[/*h]|[a-z-]+: [\w-]+;|Rewrite[A-Z]|Redirect |Header |return 30|\/\/|#)/;

/** Whether a line of a fix is code to paste: it is shown as code and contains only what is to be pasted. */
export function isCodeLine(line: string): boolean {
  return code.test(line);
}

/** Takes the invisible marks of right-to-left sentences out of what is to be pasted. */
export function withoutMarksInCode(fix: string): string {
  return fix
    .split('\n')
    .map((line) => (isCodeLine(line) || line.includes('<') ? line.replace(/[\u2066-\u2069]/g, '') : line))
    .join('\n');
}

/** Web and mail addresses, with or without a scheme, as mail programs make them into links by themselves. */
const links =
  /(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.)[^\s<>"]{1,2000}|[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,62}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}|(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,8}\p{L}[\p{L}-]{1,62}(?:[/?#:][^\s<>"]{0,2000})?/giu;

/** Text in which each web or mail address is replaced. */
export function withoutLinks(text: string, replacement: string): string {
  return text.replaceAll(links, () => replacement);
}

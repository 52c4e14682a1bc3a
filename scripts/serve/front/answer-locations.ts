import type { Answer } from './record-answers';
import type { StoredBody } from './store-body';

export type StoredAnswer = Omit<Answer, 'body'> & StoredBody;

/** One nginx location for each response; `nginx-conf.ts` defines the two variables and `@site`. */
export function answerLocations(answers: readonly StoredAnswer[]): string {
  return answers.map(location).join('');
}

function location(answer: StoredAnswer): string {
  const folder = answer.dependsOnLanguage ? '$files_unless_language' : '$files';
  const headers = Object.entries(withVary(answer)).map(([name, value]) => header(name, value));
  // The site's pages have no Last-Modified, and nginx would add that of the file.
  if (!answer.hasLastModified) headers.push(header('last-modified', ''));
  return [
    `location = ${quote(decodeURI(answer.address))} {`,
    `  default_type ${quote(answer.contentType)};`,
    ...headers,
    `  try_files ${folder}/${answer.file} @site;`,
    '}\n',
  ].join('\n');
}

/** Adds `Vary` to responses with several encodings, for caches. */
function withVary({ headers, isCompressed }: StoredAnswer): Record<string, string> {
  const { vary = '' } = headers;
  if (!isCompressed || /\baccept-encoding\b/i.test(vary)) return headers;
  return { ...headers, vary: vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding' };
}

function header(name: string, value: string): string {
  return `  add_header ${name} ${quote(value)} always;`;
}

/** Quotes a string for nginx's configuration. Throws on `$`, which nginx would interpret as a variable. */
function quote(text: string): string {
  if (/[$\r\n]/.test(text)) throw new Error(`nginx’s configuration can’t hold this text: ${text}`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

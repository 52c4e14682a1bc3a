import { type DefaultTreeAdapterTypes, html as htmlNames, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements kept in the plain page; of all others only the content remains. */
const kept = new Set(
  (
    'header nav main section article aside footer h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd a button blockquote figure ' +
    'figcaption address strong em details summary table caption thead tbody tr th td form label input textarea ' +
    'select option'
  ).split(' '),
);
const dropped = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'iframe',
  'canvas',
  'picture',
  'img',
]);
const voidElements = new Set(['input']);
const keptAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  input: ['type', 'name'],
  textarea: ['name'],
  select: ['name'],
  button: ['type'],
};

/** A plain page with this style and the text of a built page, without pictures and scripts. */
export function makePlainPage(builtHtml: string, style: string): string {
  const elements = [...walk(parse(builtHtml).childNodes)];
  const find = (name: string) => elements.find(({ tagName }) => tagName === name);
  const attribute = (name: string) => find('html')?.attrs.find((each) => each.name === name)?.value ?? '';
  const title = writeAll(find('title')?.childNodes ?? []);
  const body = writeAll(find('body')?.childNodes ?? []);
  return `<!doctype html>
<html lang="${escapeText(attribute('lang'))}" dir="${escapeText(attribute('dir'))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

function* walk(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* walk(node.childNodes);
  }
}

function writeAll(nodes: readonly Node[]): string {
  return nodes.map(write).join('').trim();
}

function write(node: Node): string {
  if ('value' in node) return escapeText(node.value.replace(/\s+/g, ' '));
  if (!('tagName' in node) || node.namespaceURI !== htmlNames.NS.HTML || dropped.has(node.tagName)) return '';
  const { tagName } = node;
  const content = writeAll(node.childNodes);
  if (!kept.has(tagName)) return isInline(tagName) ? content : `${content}\n`;
  const attributes = node.attrs
    .filter(({ name }) => keptAttributes[tagName]?.includes(name))
    .map(({ name, value }) => ` ${name}="${escapeText(value)}"`)
    .join('');
  if (voidElements.has(tagName)) return `<${tagName}${attributes}>`;
  // Removes elements that are empty because they contained only pictures.
  return content === '' && tagName !== 'textarea' ? '' : `<${tagName}${attributes}>${content}</${tagName}>\n`;
}

function isInline(tagName: string): boolean {
  return ['span', 'b', 'i', 'bdi', 'small', 'mark', 'time', 'data', 'abbr', 'wbr'].includes(tagName);
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

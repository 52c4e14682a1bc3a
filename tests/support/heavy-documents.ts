const size = 6 * 1024 * 1024;

/** Joins pieces up to six megabytes. */
function full(piece: (index: number) => string): string {
  const pieces: string[] = [];
  for (let length = 0, index = 0; length < size; index += 1) {
    const next = piece(index);
    pieces.push(next);
    length += next.length;
  }
  return pieces.join('').slice(0, size);
}

const attributes = (index: number) => Array.from({ length: 100 }, (_, nth) => `a${index}x${nth}=1`).join(' ');
const kinds = (index: number) =>
  `<img src=/${index}.png alt="picture ${index}"><a href=/${index}>link</a><script src=${index}></script><h2>h</h2><input>`;

/** Documents of the maximum size, each expensive to parse for another reason. */
export const heavyDocuments = {
  '90,000 links': () =>
    full((index) => `<a href="/p/${index}" class="c${index}" title="t">link ${index}</a>`),
  'elements of a hundred attributes each': () => full((index) => `<a ${attributes(index)}>x</a>`),
  '100,000 attributes on one element': () =>
    `<p ${Array.from({ length: 100_000 }, (_, index) => `a${index}=1`).join(' ')}>`,
  'elements of all kinds': () => full(kinds),
  'elements in elements, each with a name of its own': () => full((index) => `<x-${index}>`),
  'headings in headings': () => full(() => `<h1>${'word '.repeat(20)}`),
  'one attribute': () => `<a href="${'x'.repeat(size)}">`,
  'long attributes': () => full(() => `<a href="${'x'.repeat(1990)}" title="${'日'.repeat(1990)}">y</a>`),
  'one script of data': () =>
    `<script type="application/ld+json">[${'{"@type":"Thing","name":"x"},'.repeat(200_000)}{}]</script>`,
  'scripts of data': () =>
    full(() => `<script type="application/ld+json">{"name":"${'日'.repeat(500)}"}</script>`),
  'described things': () =>
    full((index) =>
      index % 200 === 0 ? '</div><div itemscope>' : '<b itemprop="a b c d e f g h i j">x</b>',
    ),
} as const;

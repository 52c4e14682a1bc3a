import { existsSync } from 'node:fs';
import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';

/**
 * @typedef {{ name: string, attributes: [string, string][], children: SvgNode[] }} SvgElement
 * @typedef {SvgElement | string} SvgNode
 */

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  ignoreDeclaration: true,
  ignorePiTags: true,
});
/** For drawing programs only; the site's own style sheets colour the page. */
const dropped = new Set(['style', 'title', 'desc', 'metadata']);

/**
 * The elements of a drawing, without what only drawing programs need. Throws an Error if the text is not one SVG.
 * @param {string} text
 * @returns {SvgElement}
 */
export function parseDrawing(text) {
  const [root, ...others] = parser.parse(text).flatMap(reader(text));
  if (typeof root === 'string' || root?.name !== 'svg' || others.length > 0)
    throw new Error('Not an SVG file.');
  return root;
}

/**
 * Drawing programs give every shape a name; those that nothing in the drawing refers to are dropped.
 * @param {string} text
 */
function reader(text) {
  /** @param {[string, string]} attribute */
  const isDrawn = ([name, value]) =>
    name === 'id' ? text.includes(`#${value}`) : name !== 'xmlns' && !name.includes(':');
  /**
   * @param {Record<string, any>} node
   * @returns {SvgNode[]}
   */
  return function readNode(node) {
    if ('#text' in node) return [String(node['#text'])];
    const { ':@': attributes = {}, ...rest } = node;
    const [[name, children] = ['', []]] = Object.entries(rest);
    if (dropped.has(name) || name.includes(':')) return [];
    return [
      {
        name,
        attributes: Object.entries(attributes).filter(isDrawn),
        children: children.flatMap(readNode),
      },
    ];
  };
}

/**
 * A module with two components: by default the whole picture, and as `Shapes` what is in it. Classes outside the palette
 * are those of the style sheet beside the file, if there is one.
 * @param {string} text
 * @param {string} file
 */
export function compileDrawing(text, file) {
  const { attributes, children } = parseDrawing(text);
  const sheet = `${path.basename(file, '.svg')}.module.css`;
  const hasSheet = existsSync(path.join(path.dirname(file), sheet));
  return `import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
${hasSheet ? `import styles from './${sheet}';` : 'const styles = {};'}
export function Shapes() {
  return jsxs(Fragment, { children: [${children.map(writeNode).join(', ')}] });
}
export default function Drawing({ label, ...props }) {
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return jsx('svg', { ${writeProps(attributes)} ...role, ...props, children: jsx(Shapes, {}) });
}
`;
}

/**
 * @param {SvgNode} node
 * @returns {string}
 */
function writeNode(node) {
  if (typeof node === 'string') return JSON.stringify(node);
  const { name, attributes, children } = node;
  const inner = children.length > 0 ? `children: [${children.map(writeNode).join(', ')}]` : '';
  return `jsxs(${JSON.stringify(name)}, { ${writeProps(attributes)} ${inner} })`;
}

/**
 * @param {[string, string][]} attributes
 * @returns {string}
 */
function writeProps(attributes) {
  return attributes.map(([name, value]) => `'${propName(name)}': ${writeValue(name, value)},`).join(' ');
}

/**
 * React's name of an attribute.
 * @param {string} name
 */
export function propName(name) {
  if (name === 'class') return 'className';
  if (/^(aria|data)-/.test(name)) return name;
  return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}

/**
 * @param {string} name
 * @param {string} value
 * @returns {string}
 */
function writeValue(name, value) {
  if (name !== 'class') return JSON.stringify(value);
  const classes = value.split(' ').map((part) => {
    const quoted = JSON.stringify(part);
    return part.includes('-scene-') ? quoted : `(styles[${quoted}] ?? ${quoted})`;
  });
  return classes.join(` + ' ' + `);
}

import { isValidElement, type ReactNode } from 'react';

/**
 * A drawing made of components as SVG source, for the picture renderer, which does not render components below an
 * `svg`. For pure components only: no state, no context, no promises. Throws an Error for anything else.
 */
export function svgMarkup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number') return escaped(String(node));
  if (Array.isArray(node)) return node.map(svgMarkup).join('');
  if (!isValidElement<Record<string, unknown>>(node)) throw new Error('A drawing can not wait for anything.');
  if (isDrawing(node.type)) return svgMarkup(node.type(node.props));
  const { children, ...attributes } = node.props;
  const inner = isNode(children) ? svgMarkup(children) : '';
  return typeof node.type === 'string'
    ? `<${node.type}${Object.entries(attributes).map(attribute).join('')}>${inner}</${node.type}>`
    : inner;
}

function isDrawing(type: unknown): type is (props: object) => ReactNode {
  return typeof type === 'function';
}

function isNode(children: unknown): children is ReactNode {
  return children !== undefined;
}

/** SVG attributes in camel case; React has all others in camel case, too, which must be converted. */
const camelCase = new Set(['viewBox', 'preserveAspectRatio', 'patternUnits', 'textLength', 'lengthAdjust']);

function attribute([name, value]: [string, unknown]): string {
  if (value === undefined || value === false) return '';
  if (name === 'className') return ` class="${escaped(String(value))}"`;
  const written = camelCase.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return ` ${written}="${escaped(String(value))}"`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

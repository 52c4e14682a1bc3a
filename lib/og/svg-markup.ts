import { isValidElement, type ReactNode } from 'react';

/**
 * Renders a drawing made of components to SVG source, for the picture renderer, which doesn't render components within an
 * `svg`. Supports only pure components, without state, context or promises. Throws an Error for anything else.
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

/** Attributes that are in camel case in SVG, too; React's camel case of all others must be converted. */
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

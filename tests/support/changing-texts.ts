import type { JSXElement, JSXFragment, Node } from '@babel/types';
import { type SourceFile, walk, walkNodes } from './source-files';

type Parent = JSXElement | JSXFragment;
type Child = Parent['children'][number];

/**
 * The JSX of a file in which a text that changes isn't the only child of its element, or in which a text stands beside
 * elements that come and go. As "line: source".
 */
export function findChangingTexts(file: SourceFile): string[] {
  const nodes = walkNodes(file);
  const slots = new Set(nodes.flatMap(readSlot));
  return nodes.filter(isJsx).flatMap((parent) => {
    const children = parent.children.filter(isMeaningful);
    const hasText = children.some((child) => listBranches(child).some((branch) => isText(branch, slots)));
    if (!hasText || children.length < 2) return [];
    const faulty = children.filter((child) => isConditional(child) || isJoined(child));
    return faulty.map(
      ({ loc, start, end }) => `${loc?.start.line}: ${file.text.slice(start ?? 0, end ?? 0)}`,
    );
  });
}

function isJsx(node: Node): node is Parent {
  return node.type === 'JSXElement' || node.type === 'JSXFragment';
}

/** Not a line break between two elements, nor a comment. */
function isMeaningful(child: Child): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

/** What an expression may result in: the branches of `a ? b : c`, `a && b`, `a ?? b`. */
function listBranches(node: Node): Node[] {
  if (node.type === 'JSXExpressionContainer') return listBranches(node.expression);
  if (node.type === 'ConditionalExpression')
    return [...listBranches(node.consequent), ...listBranches(node.alternate)];
  if (node.type !== 'LogicalExpression') return [node];
  return [...(node.operator === '&&' ? [] : listBranches(node.left)), ...listBranches(node.right)];
}

function isConditional(child: Child): boolean {
  return (
    child.type === 'JSXExpressionContainer' &&
    (/^(?:Conditional|Logical)Expression$/.test(child.expression.type) || isCallOf('map', child.expression))
  );
}

function isJoined(child: Child): boolean {
  return child.type === 'JSXExpressionContainer' && isCallOf('join', child.expression);
}

function isCallOf(method: string, node: Node): boolean {
  return node.type === 'CallExpression' && readName(node.callee) === method;
}

/** Whether an expression may be a text, as opposed to elements, nothing, or a slot that its user fills with elements. */
function isText(node: Node, slots: ReadonlySet<string>): boolean {
  if (isJsx(node) || isCallOf('map', node)) return false;
  // Translators leave spaces alone.
  if (node.type === 'JSXText' || node.type === 'StringLiteral') return node.value.trim() !== '';
  if (/^(?:Null|Boolean)Literal$/.test(node.type) || readName(node) === 'undefined') return false;
  return !walk(node).some((part) => part.type === 'Identifier' && slots.has(part.name));
}

function readName(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? readName(node.property) : undefined;
}

/** Names for elements: children, actions, icons, what is of type ReactNode, and what is or returns JSX. */
function readSlot(node: Node): string[] {
  if (node.type === 'Identifier') return /^(?:children|actions)$|icons?$/i.test(node.name) ? [node.name] : [];
  if (node.type === 'TSPropertySignature' && node.key.type === 'Identifier')
    return /"name":"React(?:Node|Element)"/.test(JSON.stringify(node.typeAnnotation)) ? [node.key.name] : [];
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
    return walk(node.init).some(isJsx) ? [node.id.name] : [];
  return [];
}

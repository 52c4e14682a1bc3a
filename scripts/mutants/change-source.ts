import type { Node } from '@babel/types';
import { type SourceFile, walkNodes } from '../../tests/support/source-files';
import type { Edit } from './mutant';
import type { StatedValues } from './stated-values';

const opposites: Record<string, string> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '===': '!==',
  '!==': '===',
};

/** Mutants of every stated constant (another value) and every condition (negated). */
export function sourceEdits(file: SourceFile, stated: StatedValues): Edit[] {
  return walkNodes(file).flatMap((node) => [
    ...constantEdits(node, stated),
    ...conditionEdits(node, file.text),
  ]);
}

function constantEdits(node: Node, { words, numbers }: StatedValues): Edit[] {
  if (node.type === 'NumericLiteral' && numbers.includes(node.value)) {
    return [replaced(node, 'constant', String(node.value + 1))];
  }
  if (node.type === 'StringLiteral' && words.includes(node.value)) {
    return [replaced(node, 'constant', JSON.stringify(`other ${node.value}`))];
  }
  return [];
}

function conditionEdits(node: Node, text: string): Edit[] {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
    const { start, end } = node.test;
    const condition = text.slice(start ?? 0, end ?? 0);
    return [replaced(node.test, 'condition', `!(${condition})`)];
  }
  const opposite = node.type === 'BinaryExpression' ? opposites[node.operator] : undefined;
  if (node.type !== 'BinaryExpression' || opposite === undefined) return [];
  const operator = text.indexOf(node.operator, node.left.end ?? 0);
  return [
    { kind: 'condition', start: operator, end: operator + node.operator.length, replacement: opposite },
  ];
}

function replaced({ start, end }: Node, kind: Edit['kind'], replacement: string): Edit {
  return { kind, start: start ?? 0, end: end ?? 0, replacement };
}

import path from 'node:path';
import type { Node } from '@babel/types';
import { namesBelow, type SourceFile, sourceFiles, walk, walkNodes } from './support/source-files';

const folders = ['app', 'components', 'lib', 'messages', 'scripts', 'tests'];
const site = sourceFiles(['app', 'components', 'lib'], /\.tsx?$/);
const everything = [...site, ...sourceFiles(['scripts', 'tests'], /\.tsx?$/)];
const tests = sourceFiles(['tests'], /\.(test|spec)\.tsx?$/);
const styles = sourceFiles(['app', 'components'], /\.css$/);

const physicalProperty =
  /(^|[\s;{])(left|right|(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-[a-z]+)?|border-(top|bottom)-(left|right)-radius)\s*:|\b(text-align|float|clear)\s*:\s*(left|right)\b/;
const physicalClass =
  /^([a-z0-9-]+:)*-?((m|p|border-|rounded-|scroll-m|scroll-p)[lr]|rounded-[tb][lr]|left|right)-(\d|\[|\(|auto|full|px|none|sm|md|lg|xl)|^([a-z0-9-]+:)*(text|float|clear)-(left|right)$/;
const physicalStyle = /^((margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\w*|left|right)$/;
const locators = /^(getBy|findBy|queryBy|getAllBy|findAllBy|queryAllBy)[A-Z]|^(locator|frameLocator)$/;

/** Violations of a rule: `file:line what`. */
function offences(files: readonly SourceFile[], find: (node: Node) => string | undefined): string[] {
  return files.flatMap((file) =>
    walkNodes(file).flatMap((node) => {
      const what = find(node);
      return what === undefined ? [] : [`${file.path}:${node.loc?.start.line} ${what}`];
    }),
  );
}

function words(node: Node): string[] {
  if (node.type === 'StringLiteral') return node.value.split(/\s+/);
  if (node.type === 'TemplateElement') return (node.value.cooked ?? '').split(/\s+/);
  return [];
}

/** `it`, `test`, and `it.each(rows)`. */
function isTest(callee: Node): boolean {
  if (callee.type === 'Identifier') return callee.name === 'it' || callee.name === 'test';
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return false;
  const { object, property } = callee.callee;
  return property.type === 'Identifier' && property.name === 'each' && isTest(object);
}

describe('the house style', () => {
  it('names are in kebab-case', () => {
    const word = /^(\[(\.\.\.)?[a-z]+\]|[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*|README\.md)$/;
    const wrong = folders
      .flatMap(namesBelow)
      .filter((name) => !/-OFL\.txt$/.test(name))
      .filter((name) => name.split(path.sep).some((part) => !word.test(part)));
    expect(wrong).toEqual([]);
  });

  it('styles know start and end, not left and right', () => {
    // A scene of a real place is not mirrored in any language: such a line has a comment `physical:` with the reason.
    const wrong = styles.flatMap((file) =>
      file.text
        .split('\n')
        .map((line, index) => ({ line, place: `${file.path}:${index + 1}` }))
        .filter(({ line }) => physicalProperty.test(line) && !line.includes('physical:'))
        .map(({ line, place }) => `${place} ${line.trim()}`),
    );
    const inCode = offences(
      site.filter((file) => file.path.endsWith('x')),
      (node) => {
        if (
          node.type === 'ObjectProperty' &&
          node.key.type === 'Identifier' &&
          physicalStyle.test(node.key.name)
        ) {
          return node.key.name;
        }
        return words(node).find((word) => physicalClass.test(word));
      },
    );
    expect([...wrong, ...inCode]).toEqual([]);
  });

  it('types are neither any nor asserted', () => {
    const wrong = offences(everything, (node) => {
      if (node.type === 'TSAnyKeyword') return 'any';
      if (node.type === 'TSTypeAssertion' || node.type === 'TSNonNullExpression') return node.type;
      if (node.type !== 'TSAsExpression') return undefined;
      const { typeAnnotation: type } = node;
      const isConst =
        type.type === 'TSTypeReference' &&
        type.typeName.type === 'Identifier' &&
        type.typeName.name === 'const';
      return isConst ? undefined : 'as';
    });
    expect(wrong).toEqual([]);
  });

  it('raw HTML is written by JSON-LD and inline scripts alone', () => {
    const wrong = offences(site, (node) =>
      node.type === 'JSXAttribute' && node.name.name === 'dangerouslySetInnerHTML' ? 'raw HTML' : undefined,
    );
    const allowed =
      /^components\/(json-ld|shell\/(theme|head|desk)-script|success\/mark-payment|services\/open-service-script)\.tsx:/;
    expect(wrong.filter((place) => !allowed.test(place))).toEqual([]);
  });

  it('an icon is drawn where it is shown, by its name, and not handed on as a node', () => {
    const isIcon = (node?: Node | null) =>
      node?.type === 'JSXElement' &&
      node.openingElement.name.type === 'JSXIdentifier' &&
      node.openingElement.name.name === 'Icon';
    const wrong = offences(site, (node) => {
      if (node.type === 'ObjectProperty') return isIcon(node.value) ? 'icon in an object' : undefined;
      if (node.type !== 'JSXAttribute' || node.value?.type !== 'JSXExpressionContainer') return undefined;
      return isIcon(node.value.expression) ? 'icon in a property' : undefined;
    });
    expect(wrong).toEqual([]);
  });

  it('work left over is an issue, not a comment', () => {
    const marks = new RegExp(
      `\\b(${['TO', 'FIX'].map((start) => `${start}${start === 'TO' ? 'DO' : 'ME'}`).join('|')})\\b`,
    );
    const wrong = [...everything, ...styles].filter((file) => marks.test(file.text));
    expect(wrong.map((file) => file.path)).toEqual([]);
  });

  // Biome's useExpect does not recognise expectations with other names, such as `await expectRefusal(…)`.
  it('a test expects something', () => {
    const wrong = offences(tests, (node) => {
      if (node.type !== 'CallExpression' || !isTest(node.callee)) return undefined;
      const body = node.arguments.find((argument) => /Function/.test(argument.type));
      const names = body ? walk(body).map((part) => (part.type === 'Identifier' ? part.name : '')) : [];
      return !body || names.some((name) => /^(expect|assert)/.test(name)) ? undefined : 'expects nothing';
    });
    expect(wrong).toEqual([]);
  });

  it('a test does not look for something and then expect nothing of it', () => {
    const wrong = offences(tests, (node) => {
      if (node.type !== 'ExpressionStatement') return undefined;
      const call = node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression;
      if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return undefined;
      const { property } = call.callee;
      return property.type === 'Identifier' && locators.test(property.name) ? property.name : undefined;
    });
    expect(wrong).toEqual([]);
  });

  it('an expectation is compared with something', () => {
    const wrong = offences(tests, (node) => {
      if (node.type !== 'ExpressionStatement') return undefined;
      let part = node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression;
      // `expect(…).toBe` and `expect(…).not` without a call.
      while (part.type === 'MemberExpression') part = part.object;
      if (part.type !== 'CallExpression' || part.callee.type !== 'Identifier') return undefined;
      return part.callee.name === 'expect' ? 'has no matcher' : undefined;
    });
    expect(wrong).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PortraitShapes } from '../../../components/art/portrait';
import { projectPeople } from '../../../lib/content/project-people';
import { parseDrawing, propName, type SvgNode } from '../../build/compile-drawing.mjs';
import { root } from '../../process/install.mjs';

/** A drawing by its file, or what a component draws. */
type Drawings = Readonly<Record<string, string | ReactElement>>;

/** Drawings that pages load as files from public/art, by file name and by id within the file. */
const drawings: Readonly<Record<string, Drawings>> = {
  covers: {
    'cover-1': 'components/art/covers/ringing-phone.svg',
    'cover-5': 'components/art/covers/letterbox.svg',
    'cover-6': 'components/art/covers/beach-umbrellas.svg',
    'cover-7': 'components/art/covers/closed-shutter.svg',
    'cover-8': 'components/art/covers/star-line.svg',
    'cover-9': 'components/art/covers/shop-scales.svg',
    'cover-10': 'components/art/covers/sealed-letter.svg',
    'cover-11': 'components/art/covers/booking-phone.svg',
    'cover-12': 'components/art/covers/moving-shop.svg',
  },
  people: Object.fromEntries(
    Object.entries(projectPeople).map(([id, { portrait }]) => [
      id,
      <PortraitShapes key={id} look={portrait} />,
    ]),
  ),
  services: {
    'phone-screen': 'components/art/phone-screen.svg',
    roundabout: 'components/art/roundabout-streets.svg',
    'ute-above': 'components/art/ute-above.svg',
  },
};

/** All files with name and text. Throws if a drawing has a class that can't be used in a file. */
export function renderDrawingFiles(): { name: string; text: string }[] {
  return Object.entries(drawings).map(([name, parts]) => {
    const groups = Object.entries(parts).map(([id, part]) => `<g id="${id}">${renderShapes(part)}</g>`);
    return {
      name: `${name}.svg`,
      text: `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>\n`,
    };
  });
}

/** A drawing without its svg element. The page's colours become attributes, because the page's classes don't apply to it. */
function renderShapes(drawing: string | ReactElement): string {
  return renderToStaticMarkup(typeof drawing === 'string' ? readDrawing(drawing) : drawing)
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/ class="([^"]*)"/g, (_, names: string) => names.split(' ').map(writeColour).join(''));
}

function readDrawing(file: string): ReactElement {
  const text = readFileSync(path.join(root, file), 'utf8');
  return <>{parseDrawing(text).children.map(toElement)}</>;
}

function toElement(node: SvgNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const props = Object.fromEntries(node.attributes.map(([name, value]) => [propName(name), value]));
  return createElement(node.name, { ...props, key }, ...node.children.map(toElement));
}

function writeColour(name: string): string {
  const [, property, colour] = /^(fill|stroke)-scene-(\w+)$/.exec(name) ?? [];
  if (!property) throw new Error(`A drawing in a file cannot have the class ${name}.`);
  return ` ${property}="var(--p-${colour})"`;
}

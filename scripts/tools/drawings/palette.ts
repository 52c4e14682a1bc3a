import { pictureHues } from '../../../lib/og/picture-hues';

const day: Readonly<Record<string, string>> = pictureHues.day;
const usedClass = /\bclass="([^"]*)"/g;
const paletteClass = /^(fill|stroke)-scene-(\w+)$/;

/**
 * A drawing with the day's colours of the classes in it as its first element, so that drawing programs show them. The
 * build drops them: on the site, the page's theme colours the drawing.
 */
export function withPalette(text: string): string {
  const bare = withoutStyle(text);
  const names = [...bare.matchAll(usedClass)].flatMap(([, classes = '']) => classes.split(' '));
  const rules = Object.keys(day).flatMap((hue) =>
    ['fill', 'stroke']
      .filter((property) => names.includes(`${property}-scene-${hue}`))
      .map((property) => `\n    .${property}-scene-${hue} { ${property}: ${day[hue]} }`),
  );
  const inside = bare.indexOf('>', bare.indexOf('<svg')) + 1;
  return `${bare.slice(0, inside)}\n  <style>${rules.join('')}\n  </style>${bare.slice(inside)}`;
}

/** Classes of a drawing that aren't of the palette or the dark theme: those of the style sheet beside it, and mistakes. */
export function otherClasses(text: string): string[] {
  return [...text.matchAll(usedClass)]
    .flatMap(([, classes = '']) => classes.split(' '))
    .filter((name) => !name.startsWith('dark:') && !((paletteClass.exec(name)?.[2] ?? '') in day));
}

function withoutStyle(text: string): string {
  const [start, end] = [text.indexOf('<style'), text.indexOf('</style>')];
  return start < 0 || end < 0 ? text : text.slice(0, start).trimEnd() + text.slice(end + '</style>'.length);
}

import path from 'node:path';
import { parseArgs } from 'node:util';
import { isLocale, type Locale } from '../../lib/i18n/locales';
import { root } from '../process/install.mjs';

const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface LooksOptions {
  task: 'record' | 'compare';
  /** Address of a running site; if undefined, the build in this folder is served on a free port. */
  base: string | undefined;
  /** Absolute. */
  folder: string;
  /** CSS pixels. */
  widths: readonly number[];
  themes: readonly Theme[];
  languages: readonly Locale[];
  /** Parts of subject names; empty means all. */
  only: readonly string[];
  states: 'with' | 'only' | 'none';
  /** Levels of 255 by which a colour channel of a few pixels may differ; see compare-pictures.ts. */
  tolerance: number;
}

/** Reads the command line. Throws an Error that names the invalid option. */
export function readOptions(args: readonly string[]): LooksOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      folder: { type: 'string', default: '.looks' },
      widths: { type: 'string', default: '390,820,1440' },
      themes: { type: 'string', default: themes.join() },
      languages: { type: 'string', default: 'en,fa' },
      only: { type: 'string', default: '' },
      states: { type: 'string', default: 'with' },
      tolerance: { type: 'string', default: '2' },
    },
  });
  const [task] = positionals;
  if (task !== 'record' && task !== 'compare') throw new Error('Say what to do: record or compare.');
  const { states } = values;
  if (states !== 'with' && states !== 'only' && states !== 'none') {
    throw new Error('--states is only or none; without it, states are taken with the pages.');
  }
  return {
    task,
    base: values.base,
    folder: path.resolve(root, values.folder),
    // From narrow to wide: once a browser has loaded a larger size of a responsive image, it doesn't load smaller ones.
    widths: readList('widths', values.widths, readWholeNumber).toSorted((a, b) => a - b),
    themes: readList('themes', values.themes, (name) => themes.find((theme) => theme === name)),
    languages: readList('languages', values.languages, (code) => (isLocale(code) ? code : undefined)),
    only: values.only.split(',').filter(Boolean),
    states,
    tolerance: readWholeNumber(values.tolerance) ?? 2,
  };
}

function readList<Value>(
  option: string,
  text: string,
  read: (item: string) => Value | undefined,
): readonly Value[] {
  return text.split(',').map((item) => {
    const value = read(item.trim());
    if (value === undefined) throw new Error(`--${option} has no meaning for ${item}.`);
    return value;
  });
}

function readWholeNumber(text: string): number | undefined {
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

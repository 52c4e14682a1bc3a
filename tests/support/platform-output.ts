import { existsSync, globSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const headers = z.record(z.string(), z.string());
const configFile = z.looseObject({
  crons: z.array(z.looseObject({ path: z.string(), schedule: z.string() })).default([]),
  routes: z.array(
    z.looseObject({
      src: z.string().optional(),
      dest: z.string().optional(),
      headers: headers.optional(),
      handle: z.string().optional(),
    }),
  ),
});
const prerenderFile = z.looseObject({
  initialHeaders: headers.default({}),
  fallback: z.union([z.string(), z.looseObject({ fsPath: z.string() })]).nullish(),
});
const functionFile = z.looseObject({ filePathMap: z.record(z.string(), z.string()) });

export interface PlatformAnswer {
  headers: Record<string, string>;
  file: string;
}

/** A page that the platform serves as it was built. */
export interface PlatformPage extends PlatformAnswer {
  /** Without the language of English pages: `/en/about`. */
  path: string;
}

/** What the platform's builder has written to a folder: https://vercel.com/docs/build-output-api. */
export class PlatformOutput {
  readonly #folder: string;
  readonly #config: z.infer<typeof configFile>;
  readonly #files = new Map<string, Record<string, string>>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#config = configFile.parse(readJson(path.join(folder, 'config.json')));
  }

  get crons() {
    return this.#config.crons;
  }

  pages(): PlatformPage[] {
    const functions = path.join(this.#folder, 'functions');
    return globSync('**/*.prerender-config.json', { cwd: functions })
      .map((name) => `/${name.replace(/\.prerender-config\.json$/, '')}`)
      .flatMap((place) => {
        const prerendered = this.#prerendered(place);
        return prerendered?.file.endsWith('.html') ? [{ path: place, ...prerendered }] : [];
      });
  }

  /** The headers that the configuration gives an address, and the file that answers it; undefined where none does. */
  answer(address: string): PlatformAnswer | undefined {
    const { place, headers: own } = this.#follow(address, undefined);
    const found = this.#prerendered(place) ?? this.#stored(place);
    return (
      found && {
        file: found.file,
        headers: { ...own, ...found.headers, ...this.#follow(place, 'hit').headers },
      }
    );
  }

  /** Folder of the function at a path such as `/api/contact`. */
  functionFolder(place: string): string {
    return path.join(this.#folder, 'functions', `${place}.func`);
  }

  /** Paths of all functions, those of the API below `/api`. */
  functions(): string[] {
    return readdirSync(path.join(this.#folder, 'functions'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.func'))
      .map((name) => `/${name.replace(/\.func$/, '')}`);
  }

  /** The files that a function consists of besides its own folder, by their places in it; paths from the root of the site. */
  functionFiles(place: string): Record<string, string> {
    // Several paths share one function.
    const folder = realpathSync(this.functionFolder(place));
    const known = this.#files.get(folder);
    if (known) return known;
    const files = functionFile.parse(readJson(path.join(folder, '.vc-config.json'))).filePathMap;
    this.#files.set(folder, files);
    return files;
  }

  /** Follows the routes of one phase; what depends on a request's headers, or on middleware.ts, is left out. */
  #follow(address: string, phase: string | undefined) {
    const found: PlatformAnswer['headers'] = {};
    let current: string | undefined;
    let place = address;
    for (const { handle, src, dest, headers: own, has, missing, middlewarePath, status } of this.#config
      .routes) {
      if (handle) current = handle;
      if (current !== phase || !src || has || missing || middlewarePath || status) continue;
      const pattern = new RegExp(src);
      if (!pattern.test(place)) continue;
      for (const [name, value] of Object.entries(own ?? {})) found[name.toLowerCase()] = value;
      if (dest) place = place.replace(pattern, dest);
    }
    return { place, headers: found };
  }

  #prerendered(place: string): PlatformAnswer | undefined {
    const config = path.join(this.#folder, 'functions', `${place}.prerender-config.json`);
    if (!existsSync(config)) return undefined;
    const { initialHeaders, fallback } = prerenderFile.parse(readJson(config));
    const name = typeof fallback === 'string' ? fallback : fallback?.fsPath;
    return name ? { headers: initialHeaders, file: path.join(path.dirname(config), name) } : undefined;
  }

  #stored(place: string): PlatformAnswer | undefined {
    const file = path.join(this.#folder, 'static', place);
    return existsSync(file) ? { headers: {}, file } : undefined;
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

import { createContext, runInContext } from 'node:vm';

/** One module of a built script file: its ids, and the source text of the function that evaluates it. */
export interface BuiltModule {
  ids: number[];
  source: string;
}

export interface ScriptOrder {
  /** The page's script files, in the order in which they run. */
  addresses: readonly string[];
  /** A script to run before them. */
  script: string;
}

/** Only React DOM's client defines this, and its code is by far the longest of all modules. */
const reactDom = /\.hydrateRoot ?=/;
const required = /\.[ri]\((\d+)\)/g;
/** A deployment's id may follow as a query. */
const runtimeFile = /\/turbopack-[^/]+\.js(?:\?|$)/;

/**
 * Has React DOM evaluated in a task of its own. By itself, Next evaluates it with everything else as soon as the last file
 * has arrived, which blocks a phone for some 120 ms. The files that React DOM consists of run first, then the bundler's
 * runtime, which evaluates it at once, and then the others. The script uses the runtime's own list of entries, like Next's
 * inline script. Throws an Error if the files are not what this expects: another version of Next may write them differently.
 * @param listModules the modules of the script at an address
 */
export function evaluateInSteps(
  addresses: readonly string[],
  listModules: (address: string) => readonly BuiltModule[],
): ScriptOrder {
  const runtime = addresses.find((address) => runtimeFile.test(address));
  const files = addresses.filter((address) => address !== runtime);
  const modules = files.flatMap((address) => listModules(address).map((module) => ({ ...module, address })));
  const react = modules.find(({ source }) => reactDom.test(source));
  const [id] = react?.ids ?? [];
  if (!runtime || !react || id === undefined) throw new Error('its scripts contain no React DOM');
  const needed = new Set<string>();
  const found = new Set([react]);
  for (const { address, source } of found) {
    needed.add(address);
    for (const [, other] of source.matchAll(required)) {
      const module = modules.find(({ ids }) => ids.includes(Number(other)));
      if (!module) throw new Error('a module that React DOM requires is in none of its scripts');
      found.add(module);
    }
  }
  // React itself, at least.
  if (found.size === 1) throw new Error('React DOM requires no module in a way that is known');
  const early = files.filter((address) => needed.has(address));
  const entry = { otherChunks: early.map(chunkName), runtimeModuleIds: [id] };
  return {
    addresses: [...early, runtime, ...files.filter((address) => !needed.has(address))],
    script: `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(${JSON.stringify(entry)});`,
  };
}

function chunkName(address: string): string {
  return new URL(address, 'http://site').pathname.replace('/_next/', '');
}

/**
 * The modules of a built script file, which registers them in one list: the file's element, then ids followed by the
 * function that they share, from Next 16.5 on partly in lists of their own. Empty where it does so in another way.
 */
export function readModules(text: string): BuiltModule[] {
  const registered: unknown[][] = [];
  runInContext(text, createContext({ TURBOPACK: { push: (list: unknown[]) => registered.push(list) } }));
  const modules: BuiltModule[] = [];
  let ids: number[] = [];
  for (const part of registered.flat(Number.POSITIVE_INFINITY)) {
    if (typeof part === 'number') ids.push(part);
    else if (typeof part === 'function') {
      modules.push({ ids, source: String(part) });
      ids = [];
    }
  }
  return modules;
}

/*
 * The adapter that `next build` loads where a platform names its own in NEXT_ADAPTER_PATH (see next.config.mjs). Plain
 * JavaScript, because Next loads it without the loader that the rest of scripts needs.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const { pageAdapter } = await tsImport('./build-adapter.ts', import.meta.url);
const file = createRequire(import.meta.url).resolve(process.env.NEXT_ADAPTER_PATH ?? '');
const loaded = await import(pathToFileURL(file).href);

export default pageAdapter(loaded.default?.default ?? loaded.default ?? loaded);

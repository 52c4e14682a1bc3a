import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namespacesFile, writeNamespaces } from './lists/message-namespaces';
import { middlewareFile, writeMatcher } from './lists/middleware-matcher';
import { root } from './process/install.mjs';
import { runStep } from './test/test-steps';

/**
 * `npm run lists`: writes the two lists derived from the tables of pages and languages that code can't compute: types
 * need static imports, and Next reads the middleware's matcher without running it.
 */
const middleware = path.join(root, middlewareFile);
writeFileSync(path.join(root, namespacesFile), writeNamespaces());
writeFileSync(middleware, writeMatcher(readFileSync(middleware, 'utf8')));
const [result] = await runStep('Format', [['biome', 'check', '--write', namespacesFile, middlewareFile]]);
process.exitCode = result?.outcome === 'passed' ? 0 : 1;

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namespacesFile, writeNamespaces } from './generate/message-namespaces';
import { middlewareFile, writeMatcher } from './generate/middleware-matcher';
import { root } from './process/install.mjs';
import { runStep } from './test/test-steps';

/**
 * `npm run generate`: writes two lists from the tables of pages and languages that can't be computed at run time: types need
 * static imports, and Next reads the middleware's matcher without running the code.
 */
const middleware = path.join(root, middlewareFile);
writeFileSync(path.join(root, namespacesFile), writeNamespaces());
writeFileSync(middleware, writeMatcher(readFileSync(middleware, 'utf8')));
const [result] = await runStep('Format', [['biome', 'check', '--write', namespacesFile, middlewareFile]]);
process.exitCode = result?.outcome === 'passed' ? 0 : 1;

import os from 'node:os';
import path from 'node:path';
import nextJest from 'next/jest.js';

const rootDir = path.resolve(import.meta.dirname, '..');
const withNext = nextJest({ dir: rootDir });

// Published as ES modules only; next/jest leaves node_modules untransformed unless told otherwise.
const esModules = [
  'next-intl|use-intl|icu-minify|@formatjs|intl-messageformat|kysely|postal-mime|parse5|entities|@exodus/bytes',
  // react-markdown and what it is made of
  'react-markdown|unified|bail|devlop|is-plain-obj|trough|trim-lines|ccount|html-url-attributes|zwitch|longest-streak|escape-string-regexp|markdown-table',
  'remark-[a-z-]+|mdast-util-[a-z-]+|hast-util-[a-z-]+|unist-util-[a-z-]+|estree-util-[a-z-]+|micromark[a-z-]*|vfile[a-z-]*',
  'character-entities[a-z0-9-]*|character-reference-invalid|decode-named-character-reference|is-[a-z]+|parse-entities',
  'comma-separated-tokens|space-separated-tokens|property-information|stringify-entities|get-east-asian-width',
].join('|');

/**
 * Built-ins given to each module as variables. Jest runs modules in a context of its own, where looking up a global is slow:
 * parsing a long page took three times as long. None is replaced by a test (`Date`, `fetch` and timers are).
 */
const builtIns = [
  ...['Array', 'ArrayBuffer', 'BigInt', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object'],
  ...[
    'Promise',
    'Proxy',
    'Reflect',
    'RegExp',
    'Set',
    'String',
    'Symbol',
    'TypeError',
    'Uint8Array',
    'WeakMap',
    'WeakSet',
  ],
];

const shared = {
  rootDir,
  testRunner: '<rootDir>/tests/support/timed-runner.mjs',
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/tests/support/empty-module.ts',
  },
};

async function project(config) {
  const { moduleNameMapper, transform, ...resolved } = await withNext({ ...shared, ...config })();
  return {
    ...resolved,
    // Next maps each SVG to one empty file.
    moduleNameMapper: Object.fromEntries(
      Object.entries(moduleNameMapper).filter(([pattern]) => !pattern.includes('svg')),
    ),
    transform: { ...transform, '\\.svg$': '<rootDir>/tests/support/drawing-transform.mjs' },
    transformIgnorePatterns: [`node_modules/(?!(${esModules})/)`, '^.+\\.module\\.(css|sass|scss)$'],
  };
}

export default async () => ({
  rootDir,
  // Generous for busy machines, so that no file needs its own; a test that hangs still fails.
  testTimeout: 180_000,
  // Many files wait more than they compute, so three share two cores; Jest itself would leave one core idle.
  maxWorkers: Math.ceil(1.5 * os.availableParallelism()),
  // A worker of 400 MB needs longer to end on a busy machine than half a second, and Jest would call that a leak.
  workerGracefulExitTimeout: 10_000,
  projects: [
    await project({
      displayName: 'node',
      testEnvironment: 'node',
      sandboxInjectedGlobals: builtIns,
      testMatch: [
        '<rootDir>/tests/lib/**/*.test.ts',
        '<rootDir>/tests/app/**/*.test.ts',
        '<rootDir>/tests/scripts/**/*.test.ts',
        '<rootDir>/tests/*.test.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setup-node.ts'],
    }),
    await project({
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/components/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setup-components.ts'],
    }),
    // Starts the built site as in production; scripts/test-suite.ts runs at most two files at a time, each with ports and data of its own.
    await project({
      displayName: 'system',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/system/**/*.test.ts'],
      setupFilesAfterEnv: [
        '<rootDir>/tests/support/setup-node.ts',
        '<rootDir>/tests/support/setup-system.ts',
      ],
    }),
    // Whole installs and builds, and memory under load, by `npm run test:world`.
    await project({
      displayName: 'world',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/world/**/*.test.ts'],
      setupFilesAfterEnv: [
        '<rootDir>/tests/support/setup-node.ts',
        '<rootDir>/tests/support/setup-system.ts',
      ],
    }),
  ],
});

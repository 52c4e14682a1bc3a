import { runOnPinnedNode } from './process/run-on-pinned-node.mjs';

await runOnPinnedNode('scripts/test-extended.ts', 'tests');

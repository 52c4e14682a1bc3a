import { handOver } from './toolchain/hand-over.mjs';

await handOver('scripts/serve.ts');

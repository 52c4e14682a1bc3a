import { runJest, runStaticChecks, summarise } from './test/test-steps';

const results = [...(await runStaticChecks()), ...(await runJest('Unit', ['node', 'components']))];
process.exitCode = summarise(results);

import { runFormatAndLint, runJest, runTypes, runUnused, summarise } from './test/test-steps';

const results = [
  ...(await runFormatAndLint()),
  ...(await runTypes()),
  ...(await runUnused()),
  ...(await runJest('Unit', ['node', 'components'])),
];
process.exitCode = summarise(results);

import { runFormatAndLint, runJest, runTypes, summarise } from './test/test-steps';

const results = [
  ...(await runFormatAndLint()),
  ...(await runTypes()),
  ...(await runJest('Unit', ['node', 'components'])),
];
process.exitCode = summarise(results);

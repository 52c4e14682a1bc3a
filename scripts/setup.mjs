import { setUp } from './process/install.mjs';

try {
  await setUp(process.argv.includes('--tests') ? 'tests' : 'site');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

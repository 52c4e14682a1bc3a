import { setUp } from './process/install.mjs';

try {
  await setUp();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

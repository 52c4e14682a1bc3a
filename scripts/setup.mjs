import { setUp } from './process/install.mjs';

/** `--tests`, `--owner`: see `Purpose`. */
const purpose = process.argv[2]?.replace('--', '') ?? 'site';

try {
  if (purpose !== 'site' && purpose !== 'tests' && purpose !== 'owner')
    throw new Error(`There is no --${purpose}: --tests, --owner, or nothing.`);
  await setUp(purpose);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

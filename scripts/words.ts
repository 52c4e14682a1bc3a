import { parseArgs } from 'node:util';
import { acceptTranslations } from './words/accept-translations';
import { findBehind } from './words/find-behind';
import { findWords } from './words/find-words';
import { findingKinds } from './words/finding';
import { fixFiles } from './words/fix-files';

/**
 * `npm run words`: lists faults in the words by language, and fails if there are any. `-- --fix` makes the replacements
 * that need no judgement. `-- --accept de home:hero.title contact` records that translations correspond to the current
 * English texts; `all` stands for every language, or for every text. `-- --stale de` lists those that were accepted as
 * they were when their English changed.
 */
const { values, positionals } = parseArgs({
  options: { accept: { type: 'string' }, stale: { type: 'string' }, fix: { type: 'boolean' } },
  allowPositionals: true,
});

if (values.accept !== undefined) {
  const count = acceptTranslations(values.accept, positionals);
  console.info(`${count} texts are translated into ${values.accept}.`);
} else if (values.stale !== undefined) {
  for (const key of findBehind(values.stale)) console.info(key);
} else {
  if (values.fix) for (const place of fixFiles()) console.info(`fixed ${place}`);
  const findings = findWords();
  for (const { kind, language, key, says } of findings) {
    console.info(`${language} ${kind} ${key}\n    ${says.replaceAll('\n', ' ')}`);
  }
  for (const kind of findingKinds) {
    console.info(`${kind}: ${findings.filter((finding) => finding.kind === kind).length}`);
  }
  process.exitCode = findings.length > 0 ? 1 : 0;
}

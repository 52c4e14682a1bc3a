import { findWords } from '@/scripts/words/find-words';
import { findingKinds } from '@/scripts/words/finding';

describe('the words of the site, in every language', () => {
  const findings = findWords();

  // `npm run words` lists the same; `npm run words -- --accept …` records that translations follow a changed English text.
  it.each(findingKinds)('have nothing that is %s', (kind) => {
    const found = findings.filter((finding) => finding.kind === kind);
    expect(found.map(({ language, key, says }) => `${language}/${key}: ${says}`)).toEqual([]);
  });
});

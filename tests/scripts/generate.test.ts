import { namespaces } from '@/lib/i18n/namespaces';
import { config } from '@/middleware';
import { namespacesFile, writeNamespaces } from '@/scripts/generate/message-namespaces';
import { middlewareMatcher } from '@/scripts/generate/middleware-matcher';
import { sourceFiles } from '@/tests/support/source-files';

describe('what `npm run generate` writes', () => {
  it('is the matcher that follows from the tables of pages and languages', () => {
    expect(config.matcher).toEqual(middlewareMatcher());
  });

  it('is the list of message files that follows from the page table', () => {
    const [file] = sourceFiles([namespacesFile], /\.ts$/);
    expect(file?.text).toBe(writeNamespaces());
    expect(namespaces).toContain('how-we-score');
  });
});

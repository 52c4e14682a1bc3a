import '@/tests/support/audit-environment';
import { closeParser } from '@/lib/web-page/parser/run-in-parser';
import { listDifferences } from '@/tests/support/judge-case';
import { readWebsiteCases } from '@/tests/support/website-cases';

afterAll(() => closeParser());

describe.each(readWebsiteCases())('websites as the web has them: %s', (_topic, cases) => {
  for (const website of cases) {
    const title = `${website.id}: ${website.right}`;
    // A case without an expectation stays in the report of the tests until it has one.
    if (website.expect) it(title, async () => expect(await listDifferences(website)).toEqual([]));
    else it.todo(title);
  }
});

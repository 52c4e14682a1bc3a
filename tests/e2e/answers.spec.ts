import { expect, test } from '@playwright/test';
import { collectFaults, walk } from '../support/site-walk';

test('every page in every language answers with its policy, and sets no cookie', async ({ baseURL }) => {
  const faults = collectFaults(await walk(baseURL), ({ status, headers }) => [
    ...(status === 200 ? [] : [`answers ${status}`]),
    ...(/script-src 'self' 'sha256-/.test(headers.get('content-security-policy') ?? '') ? [] : ['no policy']),
    ...(headers.has('set-cookie') ? ['sets a cookie'] : []),
  ]);
  expect(faults).toEqual([]);
});

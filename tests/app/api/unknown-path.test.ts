import '@/tests/support/route-environment';
import { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from '@/app/api/[...path]/route';
import { expectFailure } from '@/tests/support/route-failure';
import { callRoute } from '@/tests/support/route-server';

describe('an address the API does not have', () => {
  it.each([
    ['GET', GET],
    ['POST', POST],
    ['PUT', PUT],
    ['PATCH', PATCH],
    ['DELETE', DELETE],
    ['OPTIONS', OPTIONS],
  ])('answers %s with 404 in the one shape [API-47]', async (method, handler) => {
    expectFailure(await callRoute(handler, { path: '/api/nothing/here', method }), {
      status: 404,
      code: 'not_found',
    });
  });

  it('answers HEAD with 404', async () => {
    expect((await callRoute(HEAD, { path: '/api/nothing', method: 'HEAD' })).status).toBe(404);
  });
});

import { pageHeaders } from '@/scripts/build/prepare-page';

describe('the headers of a prerendered page', () => {
  it('name the language that the page itself names', () => {
    expect(pageHeaders('<!DOCTYPE html><html lang="zh-Hans" dir="ltr"><head>', false)).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
      'content-language': 'zh-Hans',
      'reporting-endpoints': 'csp="/api/csp-report"',
    });
    expect(pageHeaders('<html class="x" lang="fa">', false)).toMatchObject({ 'content-language': 'fa' });
  });

  it('name none for a page that names none', () => {
    expect(pageHeaders('<html><head>', false)).not.toHaveProperty('content-language');
    expect(pageHeaders('<html><body><p lang="fa">', false)).not.toHaveProperty('content-language');
  });

  it('ask browsers to report what Trusted Types would stop, on previews alone', () => {
    expect(pageHeaders('', false)).not.toHaveProperty('content-security-policy-report-only');
    expect(pageHeaders('', true)).toMatchObject({
      'content-security-policy-report-only':
        "require-trusted-types-for 'script'; report-uri /api/csp-report; report-to csp",
    });
  });
});

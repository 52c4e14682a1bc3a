import { pageHeaders } from '@/scripts/build/page-headers';

describe('the headers of a prerendered page', () => {
  it('name the language that the page itself names', () => {
    expect(pageHeaders('<!DOCTYPE html><html lang="zh-Hans" dir="ltr"><head>')).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
      'content-language': 'zh-Hans',
    });
    expect(pageHeaders('<html class="x" lang="fa">')).toMatchObject({ 'content-language': 'fa' });
  });

  it('name none for a page that names none', () => {
    expect(pageHeaders('<html><head>')).not.toHaveProperty('content-language');
    expect(pageHeaders('<html><body><p lang="fa">')).not.toHaveProperty('content-language');
  });
});

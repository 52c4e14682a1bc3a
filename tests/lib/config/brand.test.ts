import { brand } from '@/lib/config/brand';
import { readEnv } from '@/lib/config/env';

describe('the brand', () => {
  it('is read from one configuration, whose default phone is 1300 944 422 [SHELL-05]', () => {
    expect(readEnv({}).BRAND_PHONE).toBe('1300 944 422');
    expect(brand).toMatchObject({ name: 'Cornerpiece Digital', phone: '1300 944 422' });
    expect(readEnv({ BRAND_PHONE: '07 5500 0000' }).BRAND_PHONE).toBe('07 5500 0000');
  });

  it('is dialled without the spaces it is printed with', () => {
    expect(brand.phoneHref).toBe('tel:1300944422');
  });
});

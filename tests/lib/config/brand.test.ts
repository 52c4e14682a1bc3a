import { brand } from '@/lib/config/brand';
import { readEnv } from '@/lib/config/read-env';

describe('the brand', () => {
  it('is read from one configuration, whose default phone is 1300 944 422 [SHELL-05]', () => {
    expect(readEnv({}).BRAND_PHONE).toBe('1300 944 422');
    expect(brand).toMatchObject({ name: 'Cornerpiece Digital', phone: '1300 944 422' });
    expect(readEnv({ BRAND_PHONE: '07 5500 0000' }).BRAND_PHONE).toBe('07 5500 0000');
  });

  it('is confirmed by the owner only, takes GST as included, and has no second number unless told', () => {
    expect(brand.claims.confirmed).toBe(false);
    expect(brand.gst).toBe('included');
    expect(brand.phoneAbroad).toBeNull();
    expect(brand.bookingUrl).toBeNull();
    expect(() => readEnv({ BRAND_BOOKING_URL: 'cal.example' })).toThrow(
      /BRAND_BOOKING_URL must be an address that starts with https/,
    );
    expect(readEnv({ BRAND_CLAIMS_CONFIRMED: 'yes', BRAND_GST: 'added' })).toMatchObject({
      BRAND_CLAIMS_CONFIRMED: 'yes',
      BRAND_GST: 'added',
    });
    expect(readEnv({ BRAND_PHONE_ABROAD: '+61 7 5550 0000' }).BRAND_PHONE_ABROAD).toBe('+61 7 5550 0000');
  });

  it('is dialled without the spaces it is printed with', () => {
    expect(brand.phoneHref).toBe('tel:1300944422');
  });
});

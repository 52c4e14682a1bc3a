import { createTranslator } from 'next-intl';
import { growthPackages, packageName, packages } from '@/lib/content/growth-packages';
import { loadMessages } from '@/lib/i18n/messages';

const planIds = {
  starter: 'P-STARTER',
  ultimate: undefined,
  professional: 'P-PRO',
  ultra: undefined,
  gold: undefined,
};

async function offered() {
  const messages = await loadMessages('en');
  return growthPackages(
    createTranslator({ locale: 'en', messages, namespace: 'products.packages.list' }),
    planIds,
  );
}

describe('the packages', () => {
  it('cost what the specification says, a month, and only Professional is popular', () => {
    expect(packages).toEqual([
      { id: 'starter', name: 'Starter', priceDollars: 159, popular: false },
      { id: 'ultimate', name: 'Ultimate', priceDollars: 220, popular: false },
      { id: 'professional', name: 'Professional', priceDollars: 330, popular: true },
      { id: 'ultra', name: 'Ultra', priceDollars: 550, popular: false },
      { id: 'gold', name: 'Gold', priceDollars: 850, popular: false },
    ]);
  });

  it('have a name, a price, a plan id, a description, features and a popular flag [PACK-06]', async () => {
    for (const offer of await offered()) {
      expect(offer).toEqual({
        id: expect.any(String),
        name: expect.stringMatching(/\S/),
        priceDollars: expect.any(Number),
        planId: planIds[offer.id],
        description: expect.stringMatching(/\S/),
        features: [expect.stringMatching(/\S/), expect.stringMatching(/\S/), expect.stringMatching(/\S/)],
        popular: expect.any(Boolean),
      });
    }
  });

  it('are called Starter, Ultimate, Professional, Ultra and Gold', async () => {
    const names = (await offered()).map(({ name }) => name);
    expect(names).toEqual(['Starter', 'Ultimate', 'Professional', 'Ultra', 'Gold']);
    expect([packageName('starter'), packageName('gold')]).toEqual(['Starter', 'Gold']);
  });
});

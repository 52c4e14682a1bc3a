import { unlistedMetadata } from '@/lib/metadata/unlisted-metadata';

it('keeps an error page out of search results and says where the firm is [META-06]', () => {
  expect(unlistedMetadata({ title: 'Not here', description: 'Nothing is.' })).toEqual({
    title: 'Not here',
    description: 'Nothing is.',
    robots: { index: false, follow: true },
    other: {
      'geo.region': 'AU-QLD',
      'geo.placename': 'Robina',
      'geo.position': '-28.0766;153.3856',
      ICBM: '-28.0766, 153.3856',
    },
  });
});

import { cleanTag } from '@/lib/traffic-sources/clean-tag';

it.each([
  ['Google (Ads)', 'Google (Ads)'],
  ['Winter – 20% off, web & SEO', 'Winter – 20% off, web & SEO'],
  ['[Brand] Exact', '[Brand] Exact'],
  ['Spät-Sommer!', 'Spät-Sommer!'],
  ["Mara's list", "Mara's list"],
  ['"quoted"', '"quoted"'],
  ['کمپین بهار', 'کمپین بهار'],
  ['春のキャンペーン', '春のキャンペーン'],
  ['no%20code', 'no code'],
  ['100%', '100%'],
  ['  a\t b\nc ', 'a b c'],
  ['x<script>alert(1)</script>', 'x alert(1)'],
  ['a\u202eb\u0000c', 'a b c'],
  ['m'.repeat(150), 'm'.repeat(100)],
])('%j is kept as %j', (written, kept) => {
  expect(cleanTag(written)).toBe(kept);
});

it.each([
  '',
  ' ',
  '{{site_source_name}}',
  '{campaignid}',
  '__CAMPAIGN_NAME__',
  'dana@whitlock.example',
  '<b>',
])('%j says nothing', (written) => {
  expect(cleanTag(written)).toBe('');
});

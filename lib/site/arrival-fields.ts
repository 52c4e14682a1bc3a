/**
 * How somebody came to the site, as fields of an enquiry and columns of `leads`: the first page that was loaded, the host of
 * the website that linked to it, and what the link says of its campaign.
 */
export const campaignFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
const arrivalFields = ['first_page', 'referrer', ...campaignFields] as const;

export type ArrivalField = (typeof arrivalFields)[number];

/**
 * Parameters in which networks number clicks, with the network. Paid ones are those of advertisements only; the others are
 * added to any link from the network. Their values, which identify people, are never read.
 */
export const clickIds: readonly { name: string; source: string; isPaid?: true }[] = [
  { name: 'gclid', source: 'google', isPaid: true },
  { name: 'gbraid', source: 'google', isPaid: true },
  { name: 'wbraid', source: 'google', isPaid: true },
  { name: 'gad_source', source: 'google', isPaid: true },
  { name: 'dclid', source: 'google', isPaid: true },
  { name: 'msclkid', source: 'bing', isPaid: true },
  { name: 'fbclid', source: 'facebook' },
  { name: 'igshid', source: 'instagram' },
  { name: 'igsh', source: 'instagram' },
  { name: 'ttclid', source: 'tiktok' },
  { name: 'li_fat_id', source: 'linkedin' },
  { name: 'twclid', source: 'x' },
  { name: 'epik', source: 'pinterest' },
  { name: 'rdt_cid', source: 'reddit' },
  { name: 'ScCid', source: 'snapchat' },
  { name: 'yclid', source: 'yandex' },
];

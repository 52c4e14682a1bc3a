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
export const arrivalFields = ['first_page', 'referrer', ...campaignFields] as const;

export type ArrivalField = (typeof arrivalFields)[number];

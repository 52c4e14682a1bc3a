/** The options of the service field, in order; the empty value means "not sure yet". */
export const contactServices = [
  { value: '', words: 'none' },
  { value: 'automotive-website', words: 'automotive-website' },
  { value: 'digital-marketing', words: 'digital-marketing' },
  { value: 'seo', words: 'seo' },
  { value: 'business-growth', words: 'business-growth' },
  { value: 'other', words: 'other' },
] as const;

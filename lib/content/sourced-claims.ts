import { technicalClaims } from './technical-claims';

/**
 * What the articles and checks say about Google and the law, each with the page of the authority and the day on which
 * somebody last compared the two. The sources' names for visitors are in the message file `blog`, under the same ids.
 * After `maxAgeMonths` (claim-age.ts) a claim has to be checked again. Statements of the checks and the advice, by message:
 * statement-claims.ts.
 */
export const sourcedClaims = {
  ...technicalClaims,
  'google-ai-features': {
    claim:
      'To appear in AI answers a page needs what ordinary results need: to be indexed and allowed a snippet.',
    publisher: 'Google',
    url: 'https://developers.google.com/search/docs/appearance/ai-features',
    checkedOn: '2026-11-22',
  },
  'google-ai-report': {
    claim:
      'Search Console reports impressions in AI answers by page, country and device, without clicks or searches, for all websites since 31 August 2026.',
    publisher: 'Google',
    url: 'https://support.google.com/webmasters/answer/16984139',
    checkedOn: '2026-11-22',
  },
  'google-ai-control': {
    claim:
      'A setting in Search Console takes a site out of AI answers and is no signal for the ordinary results; available worldwide since 31 August 2026.',
    publisher: 'Google',
    url: 'https://support.google.com/webmasters/answer/16908024',
    checkedOn: '2026-11-22',
  },
  'google-faq-results': {
    claim:
      'Results with unfolding questions ended for ordinary businesses in 2023 and for every site on 7 May 2026.',
    publisher: 'Google',
    url: 'https://developers.google.com/search/updates',
    checkedOn: '2026-11-22',
  },
  'google-spam-policies': {
    claim: 'Doorway pages and pages made in bulk to catch searches are against the spam policies.',
    publisher: 'Google',
    url: 'https://developers.google.com/search/docs/essentials/spam-policies',
    checkedOn: '2026-11-22',
  },
  'google-page-experience': {
    claim: 'A good visit: main element within 2.5 s, reaction within 200 ms, layout shift below 0.1.',
    publisher: 'Google',
    url: 'https://developers.google.com/search/docs/appearance/core-web-vitals',
    checkedOn: '2026-11-22',
  },
  'google-local-ranking': {
    claim: 'Local results go by relevance, distance and prominence, and no place among them can be bought.',
    publisher: 'Google',
    url: 'https://support.google.com/business/answer/7091',
    checkedOn: '2026-11-22',
  },
  'google-profile-rules': {
    claim:
      'A profile bears the name on the sign; post office boxes and empty virtual offices are no addresses.',
    publisher: 'Google',
    url: 'https://support.google.com/business/answer/3038177',
    checkedOn: '2026-11-22',
  },
  'google-suspension': {
    claim:
      'A suspended profile is appealed in a tool that names reason and rule; evidence goes in within 60 minutes of opening its form, and must match the profile.',
    publisher: 'Google',
    url: 'https://support.google.com/business/answer/4569145',
    checkedOn: '2026-11-22',
  },
  'google-profile-photos': {
    claim: 'Photos of 10 KB to 5 MB, JPG or PNG, 720 by 720 pixels recommended.',
    publisher: 'Google',
    url: 'https://support.google.com/business/answer/6103862',
    checkedOn: '2026-11-22',
  },
  'google-reviews': {
    claim: 'Nothing may be given for a review, and nobody may ask only those who are happy.',
    publisher: 'Google',
    url: 'https://support.google.com/contributionpolicy/answer/7400114',
    checkedOn: '2026-11-22',
  },
  'google-languages': {
    claim:
      'Each version of a page lists all versions, itself included; a list that is not returned may be ignored.',
    publisher: 'Google',
    url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
    checkedOn: '2026-11-22',
  },
  'google-mail-senders': {
    claim:
      'Gmail asks every sender for SPF or DKIM, and those of 5,000 messages a day for both and DMARC; reported spam below 0.1%, never 0.3%.',
    publisher: 'Google',
    url: 'https://support.google.com/mail/answer/81126',
    checkedOn: '2026-11-22',
  },
  'google-robots-txt': {
    claim:
      'While robots.txt fails, Google stops visiting for 12 hours, then goes by its last good copy for up to 30 days.',
    publisher: 'Google',
    url: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
    checkedOn: '2026-11-22',
  },
  'google-title-width': {
    claim: 'A title may be of any length; what is shown of it depends on the width of the device.',
    publisher: 'Google',
    url: 'https://developers.google.com/search/docs/appearance/title-link',
    checkedOn: '2026-11-22',
  },
  'lighthouse-font-size': {
    claim:
      'Lighthouse 13 no longer measures the size of text; older versions asked for 12 pixels in 60% of it.',
    publisher: 'Google',
    url: 'https://github.com/GoogleChrome/lighthouse/issues/16521',
    checkedOn: '2026-11-22',
  },
  'acma-spam': {
    claim:
      'The Spam Act asks for consent, identification and a way out that works for 30 days, within 5 working days.',
    publisher: 'ACMA',
    url: 'https://www.acma.gov.au/avoid-sending-spam',
    checkedOn: '2026-11-22',
  },
  'accc-reviews': {
    claim: 'Misleading reviews are against the Australian Consumer Law.',
    publisher: 'ACCC',
    url: 'https://www.accc.gov.au/business/selling-products-and-services/small-business-education-program/misleading-conduct-and-advertising/online-reviews-must-be-genuine',
    checkedOn: '2026-11-22',
  },
  'accc-prices': {
    claim: 'A price for consumers is the total, with GST, as a single figure.',
    publisher: 'ACCC',
    url: 'https://www.accc.gov.au/business/pricing/price-displays',
    checkedOn: '2026-11-22',
  },
  'accc-social-media': {
    claim: 'A business can answer for misleading comments of others that it knows of and leaves on its page.',
    publisher: 'ACCC',
    url: 'https://www.accc.gov.au/business/advertising-and-promotions/social-media-promotions',
    checkedOn: '2026-11-22',
  },
  'oaic-collection': {
    claim:
      'Whoever is under the Privacy Act collects only personal information that is reasonably necessary, and says what for.',
    publisher: 'OAIC',
    url: 'https://www.oaic.gov.au/privacy/australian-privacy-principles/australian-privacy-principles-quick-reference',
    checkedOn: '2026-11-22',
  },
  'oaic-health': {
    claim:
      'Whoever provides a health service and holds health information is under the Privacy Act, however small.',
    publisher: 'OAIC',
    url: 'https://www.oaic.gov.au/privacy/health-information/what-is-a-health-service-provider',
    checkedOn: '2026-11-22',
  },
  'ahpra-testimonials': {
    claim: 'Testimonials about clinical care may not be used to advertise a regulated health service.',
    publisher: 'Ahpra',
    url: 'https://www.ahpra.gov.au/Resources/Advertising-hub/Frequently-asked-questions.aspx',
    checkedOn: '2026-11-22',
  },
  'qbcc-advertising': {
    claim: 'A QBCC licensee’s advertisement states the licence number (section 54).',
    publisher: 'Queensland Government',
    url: 'https://www.legislation.qld.gov.au/view/html/inforce/current/act-1991-098',
    checkedOn: '2026-11-22',
  },
  'qld-safety-certificate': {
    claim: 'A registered car needs a safety certificate when it is offered for sale.',
    publisher: 'Queensland Government',
    url: 'https://www.qld.gov.au/transport/registration/roadworthy',
    checkedOn: '2026-11-22',
  },
  'abf-tourist-refund': {
    claim:
      'Travellers get back the GST on goods of $300 or more from one business in the 60 days before they leave.',
    publisher: 'ABF',
    url: 'https://www.abf.gov.au/entering-and-leaving-australia/tourist-refund-scheme',
    checkedOn: '2026-11-22',
  },
} as const satisfies Record<string, SourcedClaim>;

interface SourcedClaim {
  /** Summary for the person who checks it again. */
  claim: string;
  publisher: 'Google' | 'IETF' | 'W3C' | 'ACMA' | 'ACCC' | 'OAIC' | 'Ahpra' | 'ABF' | 'Queensland Government';
  url: `https://${string}`;
  /** The day in Brisbane. */
  checkedOn: `${number}-${number}-${number}`;
}

export type ClaimId = keyof typeof sourcedClaims;

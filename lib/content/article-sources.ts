import type { footerPages } from '@/lib/site/navigation';
import type { PostId } from '@/lib/site/pages';
import type { ClaimId } from './sourced-claims';

/** The claims of each article about Google and the law, and two of our pages that help readers act on it. */
export const articleSources = {
  1: {
    claims: ['google-reviews', 'accc-reviews', 'accc-prices'],
    ourPages: ['/seo-checker', '/tech-tips'],
  },
  2: {
    claims: [
      'google-ai-features',
      'google-ai-report',
      'google-ai-control',
      'google-faq-results',
      'google-spam-policies',
      'google-page-experience',
    ],
    ourPages: ['/seo-checker', '/seo-services'],
  },
  3: {
    claims: [
      'google-local-ranking',
      'google-profile-rules',
      'google-profile-photos',
      'google-reviews',
      'google-spam-policies',
      'ahpra-testimonials',
    ],
    ourPages: ['/business-growth', '/seo-services'],
  },
  4: {
    claims: ['accc-social-media', 'qbcc-advertising', 'ahpra-testimonials'],
    ourPages: ['/services', '/tech-tips'],
  },
  5: {
    claims: ['acma-spam', 'oaic-health', 'google-mail-senders', 'qld-safety-certificate'],
    ourPages: ['/services', '/tech-tips'],
  },
  6: {
    claims: ['google-languages', 'google-page-experience', 'accc-prices', 'abf-tourist-refund'],
    ourPages: ['/seo-checker', '/services'],
  },
  7: {
    claims: ['google-suspension', 'google-profile-rules', 'google-reviews'],
    ourPages: ['/seo-checker', '/business-growth'],
  },
  8: {
    claims: ['google-reviews', 'accc-reviews', 'acma-spam', 'ahpra-testimonials'],
    ourPages: ['/products', '/business-growth'],
  },
  9: {
    claims: ['accc-prices', 'google-local-ranking', 'google-page-experience'],
    ourPages: ['/services', '/seo-checker'],
  },
  10: {
    claims: ['google-mail-senders', 'spf-standard', 'dkim-standard', 'dmarc-standard', 'acma-spam'],
    ourPages: ['/tech-tips', '/services'],
  },
  11: {
    claims: ['oaic-collection', 'oaic-health', 'accc-prices', 'acma-spam', 'w3c-input-purpose'],
    ourPages: ['/services', '/seo-checker'],
  },
  12: {
    claims: ['google-site-move', 'google-redirects', 'google-address-change'],
    ourPages: ['/seo-checker', '/seo-services'],
  },
} as const satisfies Record<PostId, ArticleSources>;

interface ArticleSources {
  claims: readonly [ClaimId, ...ClaimId[]];
  ourPages: readonly [OurPage, OurPage];
}

type OurPage = (typeof footerPages)[number]['href'];

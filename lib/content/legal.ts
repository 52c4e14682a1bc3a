import 'server-only';
import { z } from 'zod';
import { brand } from '@/lib/config/brand';
import { retention } from '@/lib/config/retention';
import { formatters } from '@/lib/i18n/format';
import { formatOpeningHours } from '@/lib/i18n/format-opening-hours';
import type { Locale } from '@/lib/i18n/locales';
import { keepTogether } from '@/lib/i18n/shown-messages';
import { type Article, type ArticleDefinition, loadArticle } from './articles';
import { companyFacts } from './company-facts';

/** Figures that occur in the legal texts only. */
export const legalFacts = {
  currency: 'AUD',
  /** Days in which requests and complaints about personal information are answered. */
  privacyAnswerDays: 30,
  /** Date of the current wording of both texts; change it with them. */
  wordedOn: new Date('2026-12-01T00:00:00+10:00'),
} as const;

const frontMatter = z.strictObject({ title: z.string().min(1), lede: z.string().min(1) });

const texts = {
  'privacy-policy': {
    id: 'privacy-policy',
    frontMatter,
    sections: [
      'information-collected',
      'use',
      'sharing',
      'security',
      'cookies',
      'rights',
      'third-party-services',
      'changes',
      'contact',
    ],
  },
  terms: {
    id: 'terms',
    frontMatter,
    sections: [
      'acceptance',
      'services',
      'payment-terms',
      'client-responsibilities',
      'intellectual-property',
      'warranty',
      'termination',
      'confidentiality',
      'governing-law',
      'contact',
    ],
  },
} as const satisfies Record<string, ArticleDefinition<z.infer<typeof frontMatter>, string>>;

export type LegalTextId = keyof typeof texts;
export type LegalSectionId = (typeof texts)[LegalTextId]['sections'][number];
export type LegalText = Article<z.infer<typeof frontMatter>, LegalSectionId>;

/** The privacy policy or the terms, with our name, address and figures filled in. Throws an Error that names an invalid file. */
export function loadLegalText(id: LegalTextId, locale: Locale): LegalText {
  const definition: ArticleDefinition<z.infer<typeof frontMatter>, LegalSectionId> = texts[id];
  const text = loadArticle(definition, locale, legalValues);
  return { ...text, front: { ...text.front, lede: keepTogether(text.front.lede, text.locale) } };
}

function legalValues(locale: Locale): Record<string, string> {
  const { number, day } = formatters(locale);
  const { locality, region, postalCode } = brand.address;
  return {
    brand: brand.name,
    company: brand.legalName,
    email: brand.email,
    phone: brand.phone,
    phoneHref: brand.phoneHref,
    address: `${locality} ${region} ${postalCode}`,
    currency: legalFacts.currency,
    paymentDays: number(companyFacts.invoiceDays),
    privacyAnswerDays: number(legalFacts.privacyAnswerDays),
    wordedOn: day(legalFacts.wordedOn),
    quoteHours: number(companyFacts.quoteHours),
    openDays: formatOpeningHours(locale, brand.openingHours).days,
    consultationMinutes: number(companyFacts.consultationMinutes),
    revisionCycles: number(companyFacts.revisionCycles),
    leadYears: number(retention.leadYears),
    leadTraceDays: number(retention.leadTraceDays),
    mailDays: number(retention.mailDays),
    eventDays: number(retention.eventDays),
    resultDays: number(retention.resultDays),
    confirmDays: number(retention.confirmDays),
  };
}

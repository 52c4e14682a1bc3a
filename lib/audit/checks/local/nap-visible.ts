import type { HtmlFacts } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, type Outcome, passed } from '../../check';
import { isNamed } from '../../facts/local-business/business-name';
import { linkedPhones } from '../../facts/local-business/contact-links';
import { isSamePhone, isVanity } from '../../facts/local-business/dialled-number';
import {
  addressPart,
  findBusinessAddress,
  type LocalFacts,
  localFacts,
} from '../../facts/local-business/local-facts';
import { isAddressIn } from '../../facts/local-business/postal-address';
import { lineEvidence, shortened } from '../../facts/page/evidence';
import { readTexts } from '../../facts/structured-data/item-values';

/**
 * Name, address and phone number are in the visible text and match the structured data. Without structured data and
 * without a name entered by the visitor there is nothing to compare.
 */
export const napVisible = definePageCheck({
  id: 'nap-visible',
  category: 'local',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies#content',
  needs: ['client-rendered'],
  lostWith: ['structured-data'],
  reasons: ['name-missing', 'phone-missing', 'phone-differs', 'address-missing', 'address-differs'],
  cause: { kind: 'contact' },
  effort: { loses: 'call', minutes: 5 },
  byReason: {
    'name-missing': { effort: { loses: 'find', minutes: 10 } },
    'phone-differs': { cause: { kind: 'facts' }, effort: { loses: 'call', minutes: 10 } },
    'address-differs': { cause: { kind: 'facts' }, effort: { loses: 'call', minutes: 10 } },
  },
  run: ({ page, businessName }) => {
    const { html } = page;
    const facts = localFacts(html);
    const isStated = facts.businesses.length > 0;
    if (businessName.trim() === '' && !isStated) return notApplicable;
    const isFrontPage = new URL(page.url).pathname === '/' && !facts.hasOwnSubject && !sells(html);
    const fault =
      findPhoneFault(html, { ...facts, isLocal: facts.isLocal || isFrontPage }) ??
      findAddressFault(html, facts);
    if (fault && isStated) return fault;
    const unscored = fault ?? findNameFault(html, businessName.trim());
    // Only an audit asks for the name; both tools must give a page the same score.
    return unscored ? { ...unscored, weight: 0 } : passed;
  },
});

const basket =
  /\/(?:cart|basket|checkout|warenkorb|einkaufswagen|carrito|cesta|carrinho|cesto|koszyk|panier|carrello)(?:\.\w{2,5})?(?:[/?#]|$)/i;

/** Whether it leads to a basket: a shop that only sells online needs no phone. */
function sells(html: HtmlFacts): boolean {
  return listElements(html, 'a').some(({ attributes }) => basket.test(attributes.href ?? ''));
}

type Fault<Reason extends string> = Extract<Outcome<Reason>, { status: 'failed' }>;

function findPhoneFault(
  html: HtmlFacts,
  { businesses, items, phones, isLocal }: LocalFacts,
): Fault<'phone-missing' | 'phone-differs'> | null {
  const shown = [...phones.map(({ text }) => text), ...linkedPhones(html)];
  const stated = businesses.flatMap((business) => readTexts(business, 'telephone', items));
  if (shown.length === 0) {
    return isLocal ? { status: 'failed', reason: 'phone-missing' } : null;
  }
  // A number spelt with letters may be in the logo.
  const differing = stated.find(
    (number) => !isVanity(number) && !shown.some((other) => isSamePhone(number, other)),
  );
  if (differing === undefined) return null;
  return {
    status: 'failed',
    reason: 'phone-differs',
    values: { stated: shortened(differing), shown: shown[0] ?? '' },
    evidence: [lineEvidence(`"telephone": "${differing}"`)],
  };
}

function findAddressFault(
  html: HtmlFacts,
  { businesses, items, address: shown }: LocalFacts,
): Fault<'address-missing' | 'address-differs'> | null {
  for (const business of businesses) {
    const address = findBusinessAddress(business, items);
    const street = addressPart(address, 'streetAddress', items);
    const postalCode = addressPart(address, 'postalCode', items);
    const locality = addressPart(address, 'addressLocality', items);
    if (street === '' || isAddressIn(html.text, { street, postalCode, locality })) continue;
    return {
      status: 'failed',
      reason: shown === null ? 'address-missing' : 'address-differs',
      values: {
        stated: shortened([street, locality, postalCode].filter(Boolean).join(', ')),
        shown: shortened(shown ?? ''),
      },
      evidence: [lineEvidence(`"streetAddress": "${street}"`, { line: business.line })],
    };
  }
  return null;
}

function findNameFault(html: HtmlFacts, name: string): Fault<'name-missing'> | null {
  if (isNamed(html, name)) return null;
  return { status: 'failed', reason: 'name-missing', values: { name: shortened(name) } };
}

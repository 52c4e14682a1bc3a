import { definePageCheck, notApplicable, passed } from '../../check';
import { lineEvidence } from '../../facts/page/evidence';
import { isFrontPage } from '../../facts/page/is-front-page';
import { hasValue, withNested } from '../../facts/structured-data/item-values';
import { isLocalBusiness } from '../../facts/structured-data/local-business-types';
import { readStructuredData } from '../../facts/structured-data/read-structured-data';

/** Reported, not scored: the organisation that a front page describes has a logo, which Google shows beside its name. */
export const organizationLogo = definePageCheck({
  id: 'organization-logo',
  category: 'structure',
  severity: 'info',
  weight: 0,
  source: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
  reasons: ['missing'],
  cause: 'note',
  effort: { loses: 'find', minutes: 10 },
  run: ({ page: { html, url } }) => {
    if (!html || !isFrontPage(url)) return notApplicable;
    const described = withNested(readStructuredData(html).items).filter(
      ({ types, properties }) =>
        Object.keys(properties).length > 1 &&
        (isLocalBusiness(types) || types.some((type) => /Organization$|^Corporation$/.test(type))),
    );
    const [first] = described;
    if (!first) return notApplicable;
    if (described.some((item) => hasValue(item, 'logo'))) return passed;
    return {
      status: 'failed',
      reason: 'missing',
      evidence: [lineEvidence(`"@type": "${first.types.join(', ')}"`, { line: first.line })],
    };
  },
});

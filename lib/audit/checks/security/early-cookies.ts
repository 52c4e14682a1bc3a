import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';
import { lineEvidence } from '../../facts/page/evidence';

/** Names that analytics and advertising services give their cookies: Google, Meta, Microsoft, Hotjar, TikTok, LinkedIn, Yandex. */
const trackingCookies =
  /^(?:_ga(?:_.*)?|_gid|_gcl_(?:au|aw)|__gads|IDE|_fbp|_fbc|_clck|_clsk|MUID|_uet[sv]id|_hjSession.*|_tt[p_].*|li_sugr|bcookie|_ym_.*|_pin_unauth)$/;

/**
 * Cookies that trace visitors before these have chosen anything. Only a browser receives those of scripts; not scored, like
 * tap-targets. What the law demands depends on where visitors are.
 */
export const earlyCookies = definePageCheck({
  id: 'early-cookies',
  category: 'security',
  severity: 'info',
  weight: 0,
  source: 'https://developers.google.com/tag-platform/security/guides/consent',
  seenIn: 'browser',
  reasons: ['tracking'],
  cause: 'note',
  effort: { loses: 'trust', minutes: 60 },
  run: () => notMeasured,
  runRendered: ({ cookies }) => {
    if (!cookies) return notApplicable;
    const found = cookies.filter((name) => trackingCookies.test(name));
    if (found.length === 0) return passed;
    return {
      status: 'failed',
      reason: 'tracking',
      count: found.length,
      values: { names: found.slice(0, 5).join(', ') },
      evidence: found.slice(0, 5).map((name) => lineEvidence(name)),
    };
  },
});

const maxLength = 100;

/**
 * A campaign's name as the link says it, in one line of at most 100 characters, without markup and decoded where the link
 * encoded it twice; empty for an e-mail address and for a variable that the network hasn't filled in.
 */
export function cleanTag(written: string): string {
  const text = decodeOnce(written.slice(0, 1000))
    .toWellFormed()
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[<>\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (unfilled.test(text) || /[^\s@]@[^\s@]+\.[^\s@]/.test(text)) return '';
  return [...text].slice(0, maxLength).join('').trim();
}

/** {{site_source_name}} of Meta, {campaignid} of Google, __CAMPAIGN_NAME__ of TikTok, %%SITE%% of others. */
const unfilled = /^(?:\{\{?[^{}]*\}?\}|__[A-Z_]+__|%%[^%]*%%|\$\{[^{}]*\})$/;

/** `no%20code` is a name that was encoded twice; `20% off` is none. */
function decodeOnce(text: string): string {
  if (!/%[\da-f]{2}/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

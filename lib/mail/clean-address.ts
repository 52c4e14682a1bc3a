/**
 * Characters without a picture that come along when an address is copied from a page, a message or a spreadsheet: controls, marks
 * of direction and width; and joiners, which words of some scripts need, where no letter is beside them.
 */
export const invisibleInAddress =
  /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|(?<!\p{L})[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu;

/** An e-mail address as typed or pasted, without what can't be seen. */
export function cleanAddress(text: string): string {
  return text.replace(invisibleInAddress, '').trim();
}

/** Characters that end an address in a text. */
const address = /[^\s@<>"'`,;:()[\]{}=/?&]{1,64}(?:@|%40)[^\s@<>"'`,;:()[\]{}/?&]{1,255}/gi;
/** The part of an address of ours that opens what it leads to. */
const inPath = /(\/(?:reports|results|attachments)\/)[\w.~-]{8,}/g;
const inQuery = /([?&](?:token|code|secret|key|report|confirm|stop|email|result)=)[^&\s"'#]+/gi;

/** The text without email addresses and private links, which may be in the message of any error. */
export function mask(text: string): string {
  return text.replace(inPath, '$1[token]').replace(inQuery, '$1[hidden]').replace(address, '[address]');
}

/** An e-mail address within a text, up to a character that can't be part of it. */
const address = /[^\s@<>"'`,;:()[\]{}=/?&]{1,64}(?:@|%40)[^\s@<>"'`,;:()[\]{}/?&]{1,255}/gi;
/** Secrets in URLs of ours, which give access to private pages. */
const inPath = /(\/(?:reports|results|attachments)\/)[\w.~-]{8,}/g;
const inQuery = /([?&](?:token|code|secret|key|report|confirm|stop|email|result)=)[^&\s"'#]+/gi;

/** Masks e-mail addresses and private links, which the message of any error may contain. */
export function mask(text: string): string {
  return text.replace(inPath, '$1[token]').replace(inQuery, '$1[hidden]').replace(address, '[address]');
}

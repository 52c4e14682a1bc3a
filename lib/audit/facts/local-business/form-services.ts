import { isSameSite } from '@/lib/web-page/choose-targets';
import { isMapAddress } from './map-address';
import { askWords, contactWords } from './page-words';

/** Services whose address doesn't say that they show a form, take bookings or receive what a form sends; ends of hosts. */
const known =
  /(?:^|\.)(?:formspree\.io|formsubmit\.co|web3forms\.com|formcarry\.com|staticforms\.xyz|formbold\.com|submit-form\.com|hsforms\.(?:com|net)|jotform\.com|formstack\.com|123formbuilder\.com|cognitoforms\.com|zoho(?:public)?\.(?:com|eu|com\.au)|docs\.google\.com|typeform\.com|paperform\.co|forms\.office\.com|getform\.(?:io|com)|usebasin\.com|herotofu\.com|un-static\.com|hubspot\.com|wufoo\.com|tally\.so|salesforce\.com|list-manage\.com|activehosted\.com|leadconnectorhq\.com|script\.google\.com|fillout\.com|airtable\.com|mailerlite\.com|klaviyo\.com|kit\.com|convertkit\.com|aweber\.com|getresponse\.com|sendinblue\.com|brevo\.com|servicem8\.com|simpro\.co|mindbodyonline\.com|healcode\.com|calendly\.com|cal\.com|tidycal\.com|setmore\.com|fresha\.com|vagaro\.com|treatwell\.[a-z.]{2,6}|planity\.com|doctolib\.[a-z]{2,3}|opentable\.[a-z.]{2,6}|quandoo\.[a-z.]{2,6}|resy\.com|sevenrooms\.com|thefork\.[a-z.]{2,6}|youcanbook\.me|gettimely\.com|cliniko\.com|halaxy\.com|hotdoc\.com\.au|square\.site|getjobber\.com|znanylekarz\.pl|yclients\.com|dikidi\.(?:net|ru)|fareharbor\.com|rezdy\.com|airrsv\.net|coubic\.com|jinshuju\.net|wjx\.cn|exploretock\.com|koalendar\.com)$/;
/** What addresses of forms, bookings and appointments say, in host or path. */
const saysForm =
  /(?<!plat|(?<!pa)per|in|trans|uni|re|con|wave)forms?(?![a-z])|form(?:s(?:pree|ubmit|tack|ite)|carry|bold|builder|ular)|(?<![a-z])book(?!mark|keep|s(?:tore|hop)?(?![a-z])|case|ish|let)[a-z]{0,7}(?![a-z])|simplybook|booking|reserv(?!ed)|appointments?|schedul|(?<![a-z])(?:termin(?:e|vereinbarung|buchung)?|citas?|agendar|agendamento|rendez-?vous|rdv|prenota\w*|rezerw\w*|survey|enquir\w*|inquir\w*|contact|kontakt|quote)(?![a-z])/;
/** Frames, scripts and links of other kinds, whatever they are called. */
const otherKinds =
  /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|wistia\.(?:com|net)|googletagmanager\.com|doubleclick\.net|google-analytics\.com|recaptcha\.net|hcaptcha\.com|facebook\.(?:com|net)|instagram\.com|linkedin\.com|tiktok\.com|twitter\.com|x\.com|pinterest\.[a-z.]{2,6}|spotify\.com|soundcloud\.com|matterport\.com|issuu\.com|trustpilot\.com|amazon\.[a-z.]{2,6}|wordpress\.org|github\.com|github\.io)$/;
const otherPaths =
  /\/recaptcha\/|\/maps\b|\/calendar\/embed|newsletter|subscribe|sign-?up|popup|collectedforms|\/onsite\/js\/|\.(?:pdf|docx?|jpe?g|png|webp)$/;
/** Hosts that serve files of many websites. */
const fileHosts =
  /(?:^|[.-])(?:cdn|static|assets?|code|ajax)(?:[.-]|\d)|jsdelivr|unpkg|cdnjs|cloudfront|akamai|parastorage|shopify|squarespace|wixstatic|wp\.com|gstatic|googleapis/;
const LONGEST_LABEL = 60;

/** Whether a host is that of a known service that receives what a form sends. */
export function isFormProvider(host: string): boolean {
  return known.test(host);
}

/** The service whose form a frame shows; null for other frames. `label`: its title. */
export function findFrameService(address: string, label: string, pageUrl: string): string | null {
  const url = parseOther(address, pageUrl);
  if (!url) return null;
  return leadsToForm(url) || saysAsk(label) ? url.hostname : null;
}

/** The service that a script brings a form of into the page; null for other scripts. */
export function findScriptService(address: string, pageUrl: string): string | null {
  const url = parseOther(address, pageUrl);
  if (!url) return null;
  if (known.test(url.hostname)) return url.hostname;
  return !fileHosts.test(url.hostname) && saysForm.test(url.hostname + url.pathname) ? url.hostname : null;
}

/** The service that a link leads to for asking or booking, by what it says and where it leads; null for other links. */
export function findLinkedService(
  { href, text }: { href: string; text: string },
  pageUrl: string,
): URL | null {
  const url = parseOther(href, pageUrl);
  if (!url || text.length > LONGEST_LABEL) return null;
  return saysAsk(text) || leadsToForm(url) ? url : null;
}

function leadsToForm({ hostname, pathname }: URL): boolean {
  // Of Google's documents only forms.
  if (hostname === 'docs.google.com') return pathname.startsWith('/forms');
  return known.test(hostname) || saysForm.test(hostname) || saysForm.test(decode(pathname));
}

function saysAsk(label: string): boolean {
  return label !== '' && label.length <= LONGEST_LABEL && (contactWords.test(label) || askWords.test(label));
}

/** An address on another website that may be a service's. */
function parseOther(address: string, pageUrl: string): URL | null {
  const url = address.trim() === '' ? null : URL.parse(address.trim(), pageUrl);
  if (!url || !/^https?:$/.test(url.protocol) || isSameSite(url.href, pageUrl)) return null;
  const isOther =
    otherKinds.test(url.hostname) || otherPaths.test(url.pathname.toLowerCase()) || isMapAddress(url.href);
  return isOther ? null : url;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

import type { WayForm, WayPage } from '@/lib/rendered-page/way-page';
import { isSameSite } from '@/lib/web-page/choose-targets';
import { isFormService } from '../facts/local/contact-form';
import { bringsKeyboard } from '../facts/local/form-fields';
import { isPrivateTarget } from '../facts/page/is-private-target';
import { readPurpose } from './choose-form';
import type { ContactForm } from './way-facts';

/** Services that receive what a form sends, by the end of their host. */
const providers =
  /(?:^|\.)(?:formspree\.io|formsubmit\.co|getform\.(?:io|com)|usebasin\.com|web3forms\.com|formcarry\.com|staticforms\.xyz|formbold\.com|herotofu\.com|un-static\.com|submit-form\.com|hsforms\.(?:com|net)|hubspot\.com|jotform\.com|wufoo\.com|formstack\.com|123formbuilder\.com|cognitoforms\.com|zoho(?:public)?\.(?:com|eu|com\.au)|salesforce\.com|list-manage\.com|activehosted\.com|leadconnectorhq\.com|docs\.google\.com|script\.google\.com|typeform\.com|paperform\.co|fillout\.com|airtable\.com|mailerlite\.com|klaviyo\.com|kit\.com|convertkit\.com|aweber\.com|getresponse\.com|sendinblue\.com|brevo\.com|servicem8\.com|simpro\.co|mindbodyonline\.com)$/;

/** Where a form is sent to and what it asks for. Nothing is sent to find out. */
export function judgeForm(form: WayForm, page: WayPage): ContactForm {
  const typed = form.fields.map((field) => ({ field, purpose: readPurpose(field) }));
  const named = typed.filter(({ purpose }) => purpose !== null);
  return {
    ...findTarget(form, page),
    fields: {
      asked: form.asked,
      required: form.required,
      unlabelled: form.fields.filter(({ isLabelled }) => !isLabelled).length,
      keyboard: typed.filter(
        ({ field, purpose }) =>
          (purpose === 'email' || purpose === 'tel') && !bringsKeyboard(field.attributes, purpose),
      ).length,
      autofill: named.filter(({ field }) => !isNamedForPhones(field.attributes.autocomplete)).length,
    },
  };
}

function isNamedForPhones(autocomplete = ''): boolean {
  const value = autocomplete.trim().toLowerCase();
  return /[a-z]/.test(value) && value !== 'on' && value !== 'off';
}

/** The form of a service in a frame of the page; null without one. */
export function findFormFrame(page: WayPage): { form: ContactForm; frame: WayPage['frames'][number] } | null {
  const frame = page.frames.find(({ address, seen }) => isFormService(address) && seen !== 'hidden');
  if (!frame) return null;
  const host = URL.parse(frame.address.trim(), page.base)?.hostname ?? '';
  return { form: { target: 'frame', host: host.slice(0, 120), fields: null }, frame };
}

function findTarget({ action }: WayForm, page: WayPage): Pick<ContactForm, 'target' | 'host'> {
  const written = action?.trim() ?? '';
  if (/^(?:$|#|javascript:)/i.test(written)) return { target: 'page', host: '' };
  if (/^mailto:/i.test(written)) return { target: 'mail', host: '' };
  const url = URL.parse(written, page.base);
  if (!url || !/^https?:$/.test(url.protocol)) return { target: 'nowhere', host: '' };
  const host = url.hostname.slice(0, 120);
  if (page.url.startsWith('https:') && url.protocol === 'http:') return { target: 'insecure', host };
  if (url.origin === URL.parse(page.url)?.origin) return { target: 'site', host };
  if (isPrivateTarget(url)) return { target: 'private', host };
  if (isSameSite(url.href, page.url)) return { target: 'site', host };
  return { target: providers.test(host) ? 'provider' : 'elsewhere', host };
}

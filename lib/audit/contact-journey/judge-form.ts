import type { JourneyForm, JourneyPage } from '@/lib/headless-browser/journey-page';
import type { Step } from '@/lib/headless-browser/journey-visit';
import { isSameSite } from '@/lib/web-page/choose-targets';
import { bringsKeyboard } from '../facts/local-business/form-fields';
import { findFrameService, findLinkedService, isFormProvider } from '../facts/local-business/form-services';
import { isPrivateTarget } from '../facts/page/is-private-target';
import { readPurpose } from './choose-form';
import type { ContactForm } from './journey-facts';

/** Where a form is sent to and what it asks for. Nothing is sent to find out. */
export function judgeForm(form: JourneyForm, page: JourneyPage): ContactForm {
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
export function findFormFrame(
  page: JourneyPage,
): { form: ContactForm; frame: JourneyPage['frames'][number] } | null {
  for (const frame of page.frames) {
    const host = frame.seen === 'hidden' ? null : findFrameService(frame.address, frame.title, page.base);
    if (host) return { form: { target: 'frame', host: host.slice(0, 120), fields: null }, frame };
  }
  return null;
}

/** A displayed link to a service where customers ask or book; null without one. */
export function findServiceLink(page: JourneyPage): { form: ContactForm; step: Step } | null {
  for (const { href, text, seen } of page.links) {
    const url = href === '' || href.length > 2048 ? null : findLinkedService({ href, text }, page.base);
    if (url) {
      return {
        form: { target: 'service', host: url.hostname.slice(0, 120), fields: null },
        step: { url: url.href.slice(0, 2048), text: text.slice(0, 120), isInMenu: seen === 'hidden' },
      };
    }
  }
  return null;
}

function findTarget({ action }: JourneyForm, page: JourneyPage): Pick<ContactForm, 'target' | 'host'> {
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
  return { target: isFormProvider(host) ? 'provider' : 'elsewhere', host };
}

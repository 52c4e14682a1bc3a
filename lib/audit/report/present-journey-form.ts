import { isolateValues } from '@/lib/i18n/isolate-values';
import { joinSentences } from '@/lib/i18n/join-sentences';
import { locales } from '@/lib/i18n/locales';
import type { ContactForm, JourneyFacts } from '../contact-journey/journey-facts';
import type { ReportWords } from './words/report-words';

/** How a customer gets to the form, and where it is sent. */
export function describeForm({ form, seenBy }: JourneyFacts, words: ReportWords): string {
  const { phone: t, locale } = words;
  const { state, steps, found, ended } = form;
  const list = new Intl.ListFormat(locales[locale].hrefLang, { type: 'unit', style: 'short' });
  const path = list.format(
    steps.map(({ text, url }) =>
      t('way.form.link', isolateValues({ text: text || new URL(url).pathname }, locale)),
    ),
  );
  const target = found
    ? t(`way.target.${nameTarget(found.target)}`, isolateValues({ host: found.host }, locale))
    : '';
  if (state === 'none') return t(seenBy === 'source' ? 'way.form.noneInSource' : 'way.form.none');
  if (state === 'linked')
    return t(`way.form.${ended === 'no_time' || ended === 'failed' ? ended : 'source'}`, { path });
  if (state === 'service')
    return t('way.form.service', { path, ...isolateValues({ host: found?.host ?? '' }, locale) });
  const reached =
    state === 'steps' ? t('way.form.steps', { steps: steps.length, path }) : t(`way.form.${state}`);
  const menu = steps[0]?.isInMenu ? t('way.form.inMenu') : '';
  return joinSentences([reached, menu, target].filter(Boolean));
}

/** Of a page like of the rest of its site, and of a frame like of another service, the same is said. */
function nameTarget(target: ContactForm['target']) {
  if (target === 'page') return 'site';
  return target === 'frame' ? 'service' : target;
}

/** What the form asks for, and what makes it harder on a phone than it needs to be. */
export function describeFields(
  { asked, required, unlabelled, keyboard, autofill }: NonNullable<ContactForm['fields']>,
  { phone: t }: ReportWords,
): string {
  return joinSentences(
    [
      t('way.fields.asks', { asked, required }),
      unlabelled > 0 ? t('way.fields.unlabelled', { count: unlabelled }) : '',
      keyboard > 0 ? t('way.fields.keyboard', { count: keyboard }) : '',
      autofill > 0 ? t('way.fields.autofill', { count: autofill }) : '',
      unlabelled + keyboard + autofill === 0 ? t('way.fields.good') : '',
    ].filter(Boolean),
  );
}

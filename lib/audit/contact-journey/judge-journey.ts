import type { JourneyBox, JourneyPage, Seen } from '@/lib/headless-browser/journey-page';
import type { JourneyVisit } from '@/lib/headless-browser/journey-visit';
import { findMailAddresses } from '@/lib/web-page/mail/mail-addresses';
import { judgeMessageLink, judgePhoneLink } from '../facts/local-business/contact-links';
import { isMapAddress } from '../facts/local-business/map-address';
import { chooseForm } from './choose-form';
import { findOffers, type Offer } from './find-offers';
import type { ContactForm, JourneyFacts, JourneyName, MarkName } from './journey-facts';
import { chooseLink } from './journey-guide';
import { offerNames } from './journey-names';
import { findFormFrame, findServiceLink, judgeForm } from './judge-form';

type Mark = JourneyFacts['marks'][number];

/** What a visit has found, judged; without frames and steps it may also be one page's source. Throws nothing. */
export function judgeJourney(visit: JourneyVisit, seenBy: JourneyFacts['seenBy']): JourneyFacts | null {
  const [page] = visit.pages;
  if (!page) return null;
  const offers = findOffers(page);
  const marks: Mark[] = offerNames.flatMap((id) => {
    const offer = offers[id];
    return offer ? mark(id, 0, offer.box) : [];
  });
  const { covers } = page;
  const form = judgeFormJourney(visit);
  return {
    seenBy,
    offers: {
      phone: place(offers.phone),
      address: place(offers.address),
      hours: place(offers.hours),
      price: place(offers.price),
      ask: place(offers.ask),
    },
    call: judgeAll(visit.pages, judgeCall),
    visit: judgeAll(visit.pages, judgeVisit),
    message: judgeAll(visit.pages, judgeMessage),
    form: form.facts,
    covers: covers.map(({ kind, share }) => ({ kind, share: Math.round(share * 100) / 100 })),
    marks: [
      ...marks,
      ...covers
        .filter(({ kind }) => kind !== 'menu')
        .slice(0, 3)
        .flatMap(({ box }) => mark('cover', 0, box)),
      ...form.marks,
    ],
    frames: visit.frames.map(({ page: index, shows, y, width, height }) => ({
      page: index,
      shows,
      y,
      width,
      height,
    })),
    stopped: visit.stopped,
  };
}

/** The ways that lead to the business. */
export function listWorking({ call, visit, form, message }: JourneyFacts): JourneyName[] {
  const isSent =
    form.found === null || !['mail', 'private', 'insecure', 'nowhere'].includes(form.found.target);
  const works: Record<JourneyName, boolean> = {
    call: call.state === 'works',
    visit: visit.state === 'works',
    form: form.state !== 'none' && form.found !== null && isSent,
    message: message.state === 'works',
  };
  return (['call', 'visit', 'form', 'message'] as const).filter((name) => works[name]);
}

/** The first page on which the way works, otherwise the first that offers it. */
function judgeAll<Journey extends { state: string }>(
  pages: readonly JourneyPage[],
  judge: (page: JourneyPage) => Journey,
): Journey & { at: number } {
  const ways = pages.map((page, at) => ({ ...judge(page), at }));
  const found =
    ways.find(({ state }) => state === 'works') ?? ways.find(({ state }) => state !== 'none') ?? ways[0];
  if (!found) throw new Error('There is no page.');
  return found;
}

function mark(id: MarkName, page: number, box: JourneyBox): Mark[] {
  if (!box || box.width < 1 || box.height < 1) return [];
  const { x, y, width, height } = box;
  return [{ id, page, box: { x, y, width, height } }];
}

function place(offer: Offer | null): JourneyFacts['offers']['phone'] {
  if (!offer) return null;
  const places: Record<Seen, 'first' | 'covered' | 'below' | 'page'> = {
    first: 'first',
    covered: 'covered',
    below: 'below',
    hidden: 'page',
    unknown: 'page',
  };
  return { text: offer.text.slice(0, 120), place: places[offer.seen] };
}

type Call = Omit<JourneyFacts['call'], 'at'>;

function judgeCall(page: JourneyPage): Call {
  const offer = findOffers(page).phone;
  const links = page.links
    .toSorted((one, other) => Number(one.seen === 'hidden') - Number(other.seen === 'hidden'))
    .flatMap((link) => judgePhoneLink(link, page.lang) ?? []);
  const find = (state: Call['state']) => links.find((link) => link.state === state);
  // A wrong number is worse than none, and one such link is enough.
  const found = find('other') ?? find('trunk') ?? find('works') ?? find('invalid');
  if (!found) return offer ? call('text', offer.text, '') : call('none', '', '');
  const { state, shown, dials } = found;
  return call(state, state === 'other' ? shown : (offer?.text ?? shown), dials);
}

function call(state: Call['state'], shown: string, dials: string): Call {
  return { state, shown: shown.slice(0, 120), dials: dials.slice(0, 120) };
}

function judgeVisit(page: JourneyPage): Omit<JourneyFacts['visit'], 'at'> {
  const targets = [...page.links.map(({ href }) => href), ...page.frames.map((frame) => frame.address)];
  if (targets.some(isMapAddress)) return { state: 'works' };
  return { state: findOffers(page).address ? 'text' : 'none' };
}

function judgeMessage(page: JourneyPage): Omit<JourneyFacts['message'], 'at'> {
  const links = page.links.flatMap((link) => judgeMessageLink(link) ?? []);
  const found =
    links.find(({ state }) => state === 'other') ?? links.find(({ state }) => state === 'works') ?? links[0];
  if (found) {
    const { state, shown, to } = found;
    return { state, ...(state === 'other' && { shown: shown.slice(0, 120) }), to: to.slice(0, 120) };
  }
  const written = page.texts.flatMap(({ text }) => findMailAddresses(text).slice(0, 1));
  if (written[0]) return { state: 'text', to: written[0].slice(0, 120) };
  return { state: page.writesMail ? 'script' : 'none', to: '' };
}

function judgeFormJourney({ pages, steps, ended }: JourneyVisit): {
  facts: JourneyFacts['form'];
  marks: Mark[];
} {
  const index = pages.length - 1;
  const [first, last] = [pages[0], pages[index]];
  const none: JourneyFacts['form'] = { state: 'none', steps: [], found: null, ended };
  if (!first || !last) return { facts: none, marks: [] };
  const reach = (found: ContactForm): JourneyFacts['form'] => ({
    state: index === 0 ? 'here' : 'steps',
    steps: [...steps],
    found,
    ended: 'form',
  });
  const form = chooseForm(last.forms);
  if (form && form.seen !== 'hidden') {
    const marks = [...mark('form', index, form.box), ...mark('send', index, form.send?.box ?? null)];
    return { facts: reach(judgeForm(form, last)), marks };
  }
  const framed = findFormFrame(last);
  if (framed) return { facts: reach(framed.form), marks: mark('form', index, framed.frame.box) };
  const pressed = chooseForm(first.forms);
  if (pressed) return { facts: { ...none, state: 'pressed', found: judgeForm(pressed, first) }, marks: [] };
  const isOpen = ended === 'no_time' || ended === 'failed';
  const next = isOpen ? chooseLink(first, [first.url]) : null;
  if (next) return { facts: { ...none, state: 'linked', steps: [next] }, marks: [] };
  const service = pages.toReversed().flatMap((page) => findServiceLink(page) ?? [])[0];
  if (!service) return { facts: none, marks: [] };
  return { facts: { ...none, state: 'service', steps: [service.step], found: service.form }, marks: [] };
}

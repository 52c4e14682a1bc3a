import type { Seen, WayBox, WayPage } from '@/lib/rendered-page/way-page';
import type { WayVisit } from '@/lib/rendered-page/way-visit';
import { isMapAddress } from '../facts/local/map-address';
import { findPhones, isSamePhone, readTelAddress } from '../facts/local/phone-numbers';
import { chooseForm } from './choose-form';
import { findOffers, type Offer } from './find-offers';
import { findFormFrame, judgeForm } from './judge-form';
import { isMailAddress, isMessageAddress, isValidMessage, readMail } from './message-address';
import type { ContactForm, MarkName, WayFacts, WayName } from './way-facts';
import { chooseLink } from './way-guide';
import { offerNames } from './way-names';

type Mark = WayFacts['marks'][number];

/** What a visit has found, judged; without frames and steps it may also be one page's source. Throws nothing. */
export function judgeWay(visit: WayVisit, seenBy: WayFacts['seenBy']): WayFacts | null {
  const [page] = visit.pages;
  if (!page) return null;
  const offers = findOffers(page);
  const marks: Mark[] = offerNames.flatMap((id) => {
    const offer = offers[id];
    return offer ? mark(id, 0, offer.box) : [];
  });
  const { covers } = page;
  const form = judgeFormWay(visit);
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
export function listWorking({ call, visit, form, message }: WayFacts): WayName[] {
  const isSent =
    form.found === null || !['mail', 'private', 'insecure', 'nowhere'].includes(form.found.target);
  const works: Record<WayName, boolean> = {
    call: call.state === 'works',
    visit: visit.state === 'works',
    form: form.state !== 'none' && form.found !== null && isSent,
    message: message.state === 'works',
  };
  return (['call', 'visit', 'form', 'message'] as const).filter((name) => works[name]);
}

/** The first page on which the way works, otherwise the first that offers it. */
function judgeAll<Way extends { state: string }>(
  pages: readonly WayPage[],
  judge: (page: WayPage) => Way,
): Way & { at: number } {
  const ways = pages.map((page, at) => ({ ...judge(page), at }));
  const found =
    ways.find(({ state }) => state === 'works') ?? ways.find(({ state }) => state !== 'none') ?? ways[0];
  if (!found) throw new Error('There is no page.');
  return found;
}

function mark(id: MarkName, page: number, box: WayBox): Mark[] {
  if (!box || box.width < 1 || box.height < 1) return [];
  const { x, y, width, height } = box;
  return [{ id, page, box: { x, y, width, height } }];
}

function place(offer: Offer | null): WayFacts['offers']['phone'] {
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

type Call = Omit<WayFacts['call'], 'at'>;

function judgeCall(page: WayPage): Call {
  const offer = findOffers(page).phone;
  const links = page.links
    .flatMap((link) => {
      const tel = readTelAddress(link.href);
      return tel === null ? [] : [{ ...link, tel }];
    })
    .toSorted((one, other) => Number(one.seen === 'hidden') - Number(other.seen === 'hidden'));
  const [invalid, valid] = [links.filter((link) => !isDialled(link)), links.filter(isDialled)];
  const other = valid.find(({ text, tel }) => {
    const [shown] = findPhones(text, { lang: page.lang });
    return shown && !isSamePhone(shown.tel, tel);
  });
  if (other) return call('other', other.text, other.tel);
  const [first] = valid;
  if (first) return call('works', offer?.text ?? first.text, first.tel);
  if (invalid[0]) return call('invalid', offer?.text ?? invalid[0].text, invalid[0].href);
  return offer ? call('text', offer.text, '') : call('none', '', '');
}

function call(state: Call['state'], shown: string, dials: string): Call {
  return { state, shown: shown.slice(0, 120), dials: dials.slice(0, 120) };
}

/** Short numbers have three digits, the longest fifteen (E.164). Letters stand for digits. */
function isDialled({ href, tel }: { href: string; tel: string }): boolean {
  const digits = tel.replace(/\D/g, '').length;
  const hasLetters = /^\s*\w{3,8}:[+\d\s().-]{1,12}[A-Z]{3,12}$/.test(href);
  return hasLetters || (digits >= 3 && digits <= 15);
}

function judgeVisit(page: WayPage): Omit<WayFacts['visit'], 'at'> {
  const targets = [...page.links.map(({ href }) => href), ...page.frames.map((frame) => frame.address)];
  if (targets.some(isMapAddress)) return { state: 'works' };
  return { state: findOffers(page).address ? 'text' : 'none' };
}

const written = /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}\b/i;

function judgeMessage(page: WayPage): Omit<WayFacts['message'], 'at'> {
  const links = page.links.filter(({ href }) => isMessageAddress(href));
  const valid = links.find(({ href }) => isValidMessage(href));
  if (valid) return { state: 'works', to: nameTarget(valid.href) };
  if (links[0]) return { state: 'invalid', to: links[0].href.slice(0, 120) };
  const text = page.texts.map((block) => written.exec(block.text.slice(0, 60_000))?.[0]).find(Boolean);
  return text ? { state: 'text', to: text.slice(0, 120) } : { state: 'none', to: '' };
}

/** The email address, or the host of a messenger. */
function nameTarget(href: string): string {
  const mail = readMail(href);
  if (mail !== '' || isMailAddress(href)) return mail.slice(0, 120);
  const url = URL.parse(href);
  return (url?.hostname || url?.protocol.slice(0, -1) || '').slice(0, 120);
}

function judgeFormWay({ pages, steps, ended }: WayVisit): { facts: WayFacts['form']; marks: Mark[] } {
  const index = pages.length - 1;
  const [first, last] = [pages[0], pages[index]];
  const none: WayFacts['form'] = { state: 'none', steps: [], found: null, ended };
  if (!first || !last) return { facts: none, marks: [] };
  const reach = (found: ContactForm): WayFacts['form'] => ({
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
  return { facts: next ? { ...none, state: 'linked', steps: [next] } : none, marks: [] };
}

import type { Tables } from '../../../lib/db/tables';
import { dayMs } from '../../../lib/durations';
import type { Seeded } from '../../../tests/support/seeded';
import { moment, type Place } from './place';

/** Events are kept for 90 days. */
const eventsSpanMs = 89 * dayMs;
export const pages = [
  '/',
  '/about',
  '/services',
  '/contact',
  '/products',
  '/seo-audit',
  '/blog/3',
  '/de/contact',
  '/fa',
  '/ja/blog',
];
const referrers = [
  '',
  'https://www.google.com/',
  'https://www.bing.com/',
  'https://www.facebook.com/',
  'https://chatgpt.com/',
];
export const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
];
const forms = ['contact', 'quote', 'newsletter', 'checker', 'audit', 'growth'];

export function inventView(random: Seeded, place: Place): Tables['page_views'] {
  const received_at = moment(place, eventsSpanMs);
  return {
    id: random.uuid(),
    received_at,
    viewed_at: received_at,
    page: random.choose(pages),
    title: 'Websites for workshops and car dealers | Cornerpiece Digital',
    referrer: random.choose(referrers),
    user_agent: random.choose(browsers),
  };
}

export function inventEvent(random: Seeded, place: Place): Tables['behaviour_events'] {
  const isForm = random.below(5) === 0;
  const action = random.choose(['start', 'start', 'submit']);
  const data = {
    userAgent: random.choose(browsers),
    ...(isForm ? { formId: random.choose(forms), action } : { scrollDepth: random.below(100) }),
  };
  return {
    id: random.uuid(),
    received_at: moment(place, eventsSpanMs),
    session_id: `session-${Math.floor(place.number / 3)}`,
    event_type: isForm ? 'form_interaction' : 'page_exit',
    page_url: random.choose(pages),
    time_spent_seconds: random.below(300),
    interaction_data: JSON.stringify(data),
  };
}

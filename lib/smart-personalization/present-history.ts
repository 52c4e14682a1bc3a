import type { SessionEvent } from '@/lib/tracking/tracking-store';
import { extractPath } from './evidence';
import type { Interaction } from './result';
import type { ResultWords } from './result-words';

const most = 20;

/** The recorded events of a visit in words, the latest first. */
export function presentHistory(events: readonly SessionEvent[], words: ResultWords): Interaction[] {
  return events.slice(0, most).map((event) => ({
    details: describeEvent(event, words),
    timestamp: new Date(event.receivedAt).toISOString(),
  }));
}

function describeEvent(event: SessionEvent, { say, quoted }: ResultWords): string {
  const { eventType, timeSpent, interactionData } = event;
  const page = quoted(extractPath(event.pageUrl));
  switch (eventType) {
    case 'button_click': {
      const button = toHistoryText(interactionData.buttonText);
      return button
        ? say('history.button_click', { button: quoted(button) })
        : say('history.button_click_unnamed', { page });
    }
    case 'page_exit': {
      const depth = interactionData.scrollDepth ?? 0;
      return say('history.page_exit', { page, seconds: Math.round(timeSpent), depth });
    }
    case 'form_interaction': {
      const { action } = interactionData;
      const known = action === 'start' || action === 'submit';
      return say(known ? `history.form_${action}` : 'history.form_interaction', { page });
    }
    case 'service_inquiry': {
      const service = toHistoryText(interactionData.serviceType);
      return service
        ? say('history.service_inquiry', { service: quoted(service) })
        : say('history.service_inquiry_unnamed', { page });
    }
    default:
      return say(`history.${eventType}`, { page });
  }
}

/** Converts an event's additional field, which has no fixed type, to short text. */
function toHistoryText(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, 100) : '';
}

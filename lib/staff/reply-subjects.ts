import type { Locale } from '@/lib/i18n/locales';
import subjects from '@/messages/staff/reply-subjects.json';

/** The subject of a reply by language: the only text of the desk that visitors read. */
export const replySubjects: Record<Locale, string> = subjects;

import type { Thing } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { nodeId } from './node-id';

interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** Questions and answers of a page, word for word. https://developers.google.com/search/docs/appearance/structured-data/faqpage */
export function questionEntities(locale: Locale, path: string, list: readonly AnsweredQuestion[]): Thing[] {
  return [
    {
      '@type': 'FAQPage',
      '@id': nodeId(locale, path, 'questions'),
      isPartOf: { '@id': nodeId(locale, path, 'page') },
      mainEntity: list.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

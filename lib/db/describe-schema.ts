import { createTranslator } from 'use-intl/core';
import words from '@/messages/staff/operations.json';
import type { SchemaState } from './schema-state';

const t = createTranslator({ locale: 'en', messages: words, namespace: 'database' });

/** What is wrong with a database of another version, and what to do, in English; undefined if nothing is. */
export function describeSchema(state: SchemaState): string | undefined {
  return state === 'current' ? undefined : t(state);
}

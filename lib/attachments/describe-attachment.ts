import 'server-only';
import type { Kysely } from 'kysely';
import { createTranslator } from 'use-intl/core';
import { env } from '@/lib/config/env';
import type { Tables } from '@/lib/db/tables';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';
import { projectAttachment } from '@/lib/site/attachment-path';
import type { Attachment } from './attachment';
import { describeResult } from './describe-result';
import { readResult } from './read-result';

/**
 * The attachment with a name from `lib/site/attachment-path.ts`; null if the name is unknown or its result has expired.
 * Throws AppError `unavailable` if the database can't be read.
 */
export async function describeAttachment(
  name: string,
  locale: Locale,
  at: { db?: Kysely<Tables>; now?: number } = {},
): Promise<Attachment | null> {
  const project = await describeProject(name, locale);
  if (project) return project;
  const kept = await readResult(name, locale, at);
  return kept && describeResult(kept, locale);
}

/** The portfolio project that the visitor chose as an example; undefined for any other name. */
async function describeProject(name: string, locale: Locale): Promise<Attachment | undefined> {
  const { projects } = await import('@/lib/content/project-store');
  const project = projects.find(({ id }) => projectAttachment(id) === name);
  if (!project) return undefined;
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'contact.attachment' });
  const words = createTranslator({ locale, messages, namespace: 'projects.list' });
  return {
    kind: 'project',
    title: t('kinds.project', { name: project.client }),
    lines: [words(`${project.id}.title`)],
    url: new URL(`${localePath(locale, '/clients')}?project=${project.id}`, env.SITE_URL).href,
  };
}

import 'server-only';
import { createTranslator } from 'use-intl/core';
import { env } from '@/lib/config/env';
import { projects } from '@/lib/content/project-store';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';
import { projectAttachment } from '@/lib/site/attachment-path';
import type { Attachment } from './attachment';

/** The portfolio project that the visitor chose as an example; undefined for any other name. */
export async function describeProject(name: string, locale: Locale): Promise<Attachment | undefined> {
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

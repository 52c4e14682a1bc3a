import type { useTranslations } from 'next-intl';

/** All words of a page's language. */
export type Words = ReturnType<typeof useTranslations<never>>;

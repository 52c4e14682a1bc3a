'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryDefaults } from '@/lib/browser/http/query-defaults';

interface QueryProviderProps {
  /** Tag of the page's language, for error messages. */
  language: string;
  children: ReactNode;
}

/**
 * Provides cached queries and mutations to one tool. Imports TanStack Query (some 13 KB), so it is loaded by
 * `useLazyComponent` and never part of a page's initial script.
 */
export function QueryProvider({ language, children }: QueryProviderProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: queryDefaults(language) }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryDefaults } from '@/lib/browser/http/query-defaults';

interface QueryProviderProps {
  /** Tag of the page's language: failures are told in it. */
  language: string;
  children: ReactNode;
}

/**
 * Queries and mutations for one tool, with their answers. Brings TanStack Query along (some 13 KB), so it is part of
 * what `useLazyComponent` loads, never of a page's first script.
 */
export function QueryProvider({ language, children }: QueryProviderProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: queryDefaults(language) }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

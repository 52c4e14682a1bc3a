'use client';

import './globals.css';
import { ErrorDocument } from '@/components/error-page/error-document';

/** Replaces the whole document when the layout itself failed; also prerendered as the page for status 500. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return <ErrorDocument retry={retry} />;
}

'use client';

import './globals.css';
import { ErrorDocument } from '@/components/error-page/error-document';

/** Replaces the whole document when the layout's own code failed, and prerendered as the answer with status 500. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return <ErrorDocument retry={retry} />;
}

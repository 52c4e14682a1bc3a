/** The attachment of an enquiry, in a reader's language. Types only, safe in a browser. */
export interface Attachment {
  kind: 'audit' | 'check' | 'growth' | 'personalization' | 'advice' | 'project';
  /** Kind of result and its subject: "SEO check of smith.example". */
  title: string;
  /** Score, figures and the first things to do, one sentence each. */
  lines: string[];
  /** Absolute address of the complete result. */
  url: string;
}

/** What travels along with an enquiry, in a reader's language. Types only, safe in a browser. */
export interface Attachment {
  kind: 'audit' | 'check' | 'growth' | 'personalization' | 'advice' | 'project';
  /** What it is, and of whom: "SEO check of smith.example". */
  title: string;
  /** Score, figures and the first things to do, one sentence each. */
  lines: string[];
  /** Where the whole of it stands; absolute. */
  url: string;
}

import { aboutScenes } from '@/lib/content/about-scenes';
import type { Scene, Subject } from '../subject';
import { openFolds } from './open-folds';

async function sendEnquiry({ page, words }: Scene, end: string): Promise<void> {
  await page.locator('#contact-name').fill('Sam Ferry');
  await page.locator('#contact-email').fill('sam@ferryroadautos.example');
  await page.locator('#contact-message').fill('Nobody finds us.');
  await page.locator('form:has(#contact-name) button[type="submit"]').click();
  await (end === 'sent'
    ? page.getByText(words.contact.form.sent).filter({ visible: true }).first().waitFor()
    : page.locator(end).first().waitFor());
}

async function subscribe({ page }: Scene, end: string): Promise<void> {
  await page.locator('#newsletter-email').fill('sam@ferryroadautos.example');
  await page.locator('form:has(#newsletter-email) button[type="submit"]').click();
  await page.locator(end).first().waitFor();
}

const enquiries = (
  [
    ['succeeds', 'sent'],
    ['refuses', '#contact-email-error'],
    ['waits', 'form:has(#contact-name) button[disabled]'],
  ] as const
).map(
  ([outcome, end]): Subject => ({
    id: `state/enquiry-${outcome}`,
    path: '/contact',
    frame: 'page',
    outcomes: { '/api/contact': outcome },
    prepare: (scene) => sendEnquiry(scene, end),
  }),
);

const subscriptions = (
  [
    ['succeeds', 'form:has(#newsletter-email) [role="status"] p'],
    ['refuses', '#newsletter-error'],
  ] as const
).map(
  ([outcome, end]): Subject => ({
    id: `state/newsletter-${outcome}`,
    path: '/blog',
    frame: 'page',
    outcomes: { '/api/newsletter': outcome },
    prepare: (scene) => subscribe(scene, end),
  }),
);

/** The scenes behind the header of the about page, except the first, which the page shows initially. */
const scenes = aboutScenes.slice(1).map(
  (name, index): Subject => ({
    id: `state/about-${name}`,
    path: '/about',
    frame: 'window',
    prepare: async ({ page, words }) => {
      const next = page.getByRole('button', { name: words.about.slideshow.next, exact: true });
      for (let step = 0; step <= index; step += 1) await next.click();
    },
  }),
);

/** States of forms, filters and details elements of the content pages, and not-found pages. */
export const contentStates: readonly Subject[] = [
  ...enquiries,
  { id: 'state/enquiry-about-package', path: '/contact?package=gold', frame: 'page' },
  { id: 'state/enquiry-posted', path: '/contact#sent', frame: 'page' },
  { id: 'state/enquiry-not-posted', path: '/contact#not-sent', frame: 'page' },
  { id: 'state/audit-not-posted', path: '/seo-audit#not-sent', frame: 'page' },
  ...subscriptions,
  ...scenes,
  {
    id: 'state/case-study',
    path: '/clients?project=tugun-toast-house',
    frame: 'window',
    prepare: ({ page }) => page.getByRole('dialog').waitFor(),
  },
  { id: 'state/clients-all', path: '/clients?tab=all', frame: 'page' },
  { id: 'state/clients-category', path: '/clients?tab=category&category=real-estate', frame: 'page' },
  { id: 'state/blog-nothing-found', path: '/blog?q=zzzz', frame: 'page' },
  { id: 'state/blog-tag', path: '/blog?tag=reviews', frame: 'page' },
  {
    id: 'state/blog-shared',
    path: '/blog/1',
    frame: 'page',
    prepare: async ({ page, words }) => {
      await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))');
      await page.getByRole('button', { name: words.blog.share.action, exact: true }).click();
      await page.getByText(words.blog.share.failed).waitFor();
    },
  },
  {
    id: 'state/faq-open',
    path: '/faq',
    frame: 'page',
    prepare: async ({ page }) => {
      const question = page.locator('#payment').getByRole('button');
      await question.click();
      await page.locator('#payment button[aria-expanded="true"]').waitFor();
    },
  },
  { id: 'state/tips-open', path: '/tech-tips', frame: 'page', prepare: openFolds },
  { id: 'state/tips-category', path: '/tech-tips?category=security', frame: 'page' },
  { id: 'state/paid', path: '/success?session_id=cs_test_a1b2c3d4e5f6g7h8', frame: 'page' },
  {
    id: 'state/theme-measured',
    path: '/theme-demo',
    frame: 'page',
    prepare: async ({ page, words }) => {
      // The theme test displays durations, which would differ between screenshots.
      await page.evaluate('performance.now = () => 0');
      await page.getByRole('button', { name: words['theme-demo'].comprehensive.start }).click();
      await page.getByText(words['theme-demo'].comprehensive.average).waitFor();
    },
  },
  { id: 'page/not-found', path: '/no-such-page', frame: 'page' },
  { id: 'page/blog-not-found', path: '/blog/999', frame: 'page' },
  { id: 'page/report-gone', path: '/reports/gone', frame: 'page' },
];

import { contactForm } from '@/lib/audit/checks/local/contact-form';
import { contactPage } from '@/lib/audit/checks/local/contact-page';
import { mapLink } from '@/lib/audit/checks/local/map-link';
import { openingHours } from '@/lib/audit/checks/local/opening-hours';
import { privacyPolicyLink } from '@/lib/audit/checks/local/privacy-policy-link';
import { reviews } from '@/lib/audit/checks/local/reviews';
import { socialProfiles } from '@/lib/audit/checks/local/social-profiles';
import { runCheck } from '@/tests/support/run-check';
import { contactLines, createPage, frontPage, ldJson, plumber } from '@/tests/support/smith-plumbing';

const form =
  '<form><input name="name"><input type="email" name="email"><textarea name="message"></textarea></form>';
const mailed = (fields: string, attributes = '') =>
  `<form action="mailto:jo@smith.example" method="post" ${attributes}>${fields}</form>`;
const newsletter = '<form><input type="email" name="email"><button>Subscribe</button></form>';

it.each([
  { check: mapLink, body: contactLines, found: 'missing' },
  {
    check: mapLink,
    body: `${contactLines}<a href="https://www.google.com.au/maps/place/x">Map</a>`,
    found: 'passed',
  },
  {
    check: mapLink,
    body: `${contactLines}<iframe src="https://www.openstreetmap.org/export/embed.html"></iframe>`,
    found: 'passed',
  },
  {
    check: mapLink,
    body: contactLines + ldJson({ ...plumber, hasMap: 'https://maps.app.goo.gl/x' }),
    found: 'passed',
  },
  { check: mapLink, body: '<a href="tel:0755550100">(07) 5555 0100</a>', found: 'not-applicable' },
  { check: mapLink, body: `${contactLines}<a href="/maps">Old maps</a>`, found: 'missing' },
  { check: openingHours, body: contactLines, found: 'missing' },
  { check: openingHours, body: `${contactLines}<p>Monday to Friday 8 am – 5 pm</p>`, found: 'passed' },
  { check: openingHours, body: `${contactLines}<p>Mo–Fr 8:00–17:00 Uhr</p>`, found: 'passed' },
  {
    check: openingHours,
    body: `${contactLines}<p>Open Tuesday to Saturday 9.00 to 17.00</p>`,
    found: 'passed',
  },
  { check: openingHours, body: `${contactLines}<p>月・火・木・金 9:00～12:30</p>`, found: 'passed' },
  { check: openingHours, body: `${contactLines}<p>شنبه تا چهارشنبه ۹:۰۰ تا ۱۷:۰۰</p>`, found: 'passed' },
  { check: openingHours, body: `${contactLines}<p>شنبه تا پنج‌شنبه از ساعت ۹ تا ۱۷</p>`, found: 'passed' },
  { check: openingHours, body: `${contactLines}<p>يكشنبه‌ها ۹ الی ۱۳</p>`, found: 'passed' },
  { check: openingHours, body: `${contactLines}<p>همه روزه ۸ صبح تا ۴ بعد از ظهر</p>`, found: 'passed' },
  { check: openingHours, body: `${contactLines}<p>۹ تا ۱۷ تومان، جمعه‌بازار نیست</p>`, found: 'missing' },
  { check: openingHours, body: `${contactLines}<p>営業時間 月曜〜金曜 9:00</p>`, found: 'passed' },
  { check: openingHours, body: `${contactLines}<p>月〜金 9:00〜18:00</p>`, found: 'passed' },
  { check: openingHours, body: `${contactLines}<p>Open 7 days, 6am till late</p>`, found: 'passed' },
  { check: openingHours, body: `${contactLines}<p>By appointment only</p>`, found: 'passed' },
  {
    check: openingHours,
    body: contactLines + ldJson({ ...plumber, openingHours: 'Mo-Fr 08:00-17:00' }),
    found: 'passed',
  },
  { check: openingHours, body: `${contactLines}<p>Mo–Fr 8.00–17.00</p>`, found: 'passed' },
  {
    check: openingHours,
    body: `${contactLines}<p>We answer on Monday within 24 hours.</p>`,
    found: 'missing',
  },
  { check: openingHours, body: `${contactLines}<p>Emergencies 24/7</p>`, found: 'passed' },
  { check: openingHours, body: `${contactLines}<p>از شنبه ۹ صبح</p>`, found: 'passed' },
  { check: openingHours, body: `${contactLines}<p>Our price is 8.50 on Monday</p>`, found: 'missing' },
  { check: openingHours, body: '<h1>Notes app</h1>', found: 'not-applicable' },
  { check: contactPage, body: contactLines, found: 'missing' },
  {
    check: contactPage,
    body: `${contactLines}<a href="/get-in-touch">Talk</a><a href="mailto:contact@x.example">Mail</a>`,
    found: 'missing',
  },
  { check: contactPage, body: `${contactLines}<a href="/kontakt">So finden Sie uns</a>`, found: 'passed' },
  { check: contactPage, body: `${contactLines}<a href="/p12">Contact us</a>`, found: 'passed' },
  { check: contactPage, body: contactLines + form, found: 'passed' },
  {
    check: contactPage,
    body: `${contactLines}<a href="https://www.quandoo.at/place/linde">Tisch reservieren</a>`,
    found: 'passed',
  },
  { check: contactPage, body: `${contactLines}<a href="/b.html">Booking</a>`, found: 'passed' },
  { check: contactPage, body: '<h1>Notes app</h1>', found: 'not-applicable' },
  { check: contactForm, body: contactLines, found: 'missing' },
  { check: contactForm, body: contactLines + newsletter, found: 'missing' },
  { check: contactForm, body: contactLines + form, found: 'passed' },
  {
    check: contactForm,
    body: `${contactLines}<iframe src="https://form.typeform.com/to/x"></iframe>`,
    found: 'passed',
  },
  { check: contactForm, body: `${contactLines}<a href="/contact">Contact</a>`, found: 'not-applicable' },
  { check: contactForm, body: mailed('<textarea name="text"></textarea>'), found: 'mail' },
  {
    check: contactForm,
    body: form.replace(
      '<form>',
      '<form action="/send"><button formaction="MAILTO:jo@smith.example">Go</button>',
    ),
    found: 'mail',
  },
  {
    check: contactForm,
    body: mailed('<textarea name="text"></textarea>', 'onsubmit="return send(this)"'),
    found: 'not-applicable',
  },
  { check: contactForm, body: mailed('<button>Write to us</button>'), found: 'not-applicable' },
  {
    check: contactForm,
    body: mailed('<input name="text"><button formaction="/send">Go</button>'),
    found: 'not-applicable',
  },
  { check: contactForm, body: `${contactLines}<a href="/b.html">ご予約</a>`, found: 'not-applicable' },
  { check: reviews, body: contactLines, found: 'missing' },
  { check: reviews, body: `${contactLines}<h2>What our customers say</h2>`, found: 'passed' },
  { check: reviews, body: `${contactLines}<h2>What our patients are saying</h2>`, found: 'passed' },
  { check: reviews, body: `${contactLines}<h2>What pawrents say</h2>`, found: 'passed' },
  { check: reviews, body: `${contactLines}<h2>Preview</h2>`, found: 'missing' },
  { check: reviews, body: `${contactLines}<h2>Stimmen unserer Kunden</h2>`, found: 'passed' },
  { check: reviews, body: `${contactLines}<h2>ご利用者の声</h2>`, found: 'passed' },
  { check: reviews, body: `${contactLines}<h2>مشتریان ما چه می‌گویند</h2>`, found: 'passed' },
  {
    check: reviews,
    body: `${contactLines}<a href="https://g.page/r/abc/review">Google</a>`,
    found: 'passed',
  },
  {
    check: reviews,
    body: contactLines + ldJson({ ...plumber, aggregateRating: { ratingValue: 4.9 } }),
    found: 'passed',
  },
  { check: socialProfiles, body: contactLines, found: 'missing' },
  {
    check: socialProfiles,
    body: `${contactLines}<a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a>`,
    found: 'missing',
  },
  {
    check: socialProfiles,
    body: `${contactLines}<a href="https://www.facebook.com/smithplumbing">Facebook</a>`,
    found: 'passed',
  },
  {
    check: socialProfiles,
    body: contactLines + ldJson({ ...plumber, sameAs: ['https://www.instagram.com/smith'] }),
    found: 'passed',
  },
  { check: privacyPolicyLink, body: newsletter, found: 'form' },
  {
    check: privacyPolicyLink,
    body: '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>',
    found: 'tracking',
  },
  {
    check: privacyPolicyLink,
    body: `${form}<footer><a href="/p/7">Datenschutz</a></footer>`,
    found: 'passed',
  },
  {
    check: privacyPolicyLink,
    body: `${form}<a href="/privacy-policy"><img src="/i.png" alt=""></a>`,
    found: 'passed',
  },
  {
    check: privacyPolicyLink,
    body: '<form role="search"><input type="search" name="q"></form>',
    found: 'not-applicable',
  },
])('$check.id finds $found in: $body', ({ check, body, found }) => {
  expect(runCheck(check, { html: createPage(body), url: frontPage }).found).toBe(found);
});

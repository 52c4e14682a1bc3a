import { makeDocument } from './rendering';

const style =
  '<style>body{margin:0;font:16px/1.5 sans-serif;padding:12px}label{display:block}input,textarea{width:90%;min-height:44px}section{margin-block:40px}</style>';

/** A plumber whose four ways all work: three on the first screen, the form one link away. */
export const goodWebsite = {
  '/': makeDocument(
    `<header><a href="/contact" style="display:inline-block;padding:12px">Contact</a></header>
<h1>Hot water repairs in Southport</h1><p>Call <a href="tel:+61755550100">07 5555 0100</a>, from $89.</p>
<p><a href="https://www.google.com/maps/search/?api=1&query=12+Station+Street+Nerang">12 Station Street, Nerang QLD 4211</a></p>
<p>Mon–Fri 7 am – 5 pm</p><p><a href="mailto:jo@smith.example">jo@smith.example</a></p>
<section style="height:1600px">What we do</section>`,
    style,
  ),
  '/contact': makeDocument(
    `<h1>Write to us</h1><form action="/send" method="post">
<label>Name <input name="name" autocomplete="name" required></label>
<label>Email <input name="email" type="email" autocomplete="email" required></label>
<label>Phone <input name="phone" type="tel" autocomplete="tel"></label>
<label>Message <textarea name="message" rows="60" required></textarea></label>
<input name="website" tabindex="-1" style="position:absolute;left:-5000px">
<button>Send enquiry</button></form>`,
    style,
  ),
};

/** Another plumber: a number as text, another one behind its link, no map, and a form in its way with eleven questions. */
export const poorWebsite = {
  '/': makeDocument(
    `<h1>Smith Plumbing</h1><p>The best plumbers.</p><section style="height:1400px">Our story</section>
<nav hidden><a href="/kontakt">Kontakt</a></nav><p><a href="/quote">Get a quote</a></p>
<p>Visit us: 12 Station Street, Nerang QLD 4211</p><p><a href="tel:0755559999">07 5555 0100</a></p>
<div id="cookie-consent" style="position:fixed;inset:auto 0 0 0;height:40vh;background:#fff">We use cookies. <button>Accept</button></div>
<div id="chat-widget" style="position:fixed;right:10px;top:300px;width:80px;height:80px;background:#06c"><button>Chat</button></div>`,
    style,
  ),
  '/quote': makeDocument('<h1>Quotes</h1><p><a href="/contact-form">Contact us</a></p>', style),
  '/contact-form': makeDocument(
    `<form action="http://192.168.0.4/cgi-bin/mail.pl" method="post">
${['first name', 'last name', 'email', 'phone', 'street', 'suburb', 'postcode', 'budget', 'date'].map((name) => `<p>${name} <input name="${name}" required></p>`).join('')}
<p><input type="radio" name="how" required> by phone <input type="radio" name="how"> by mail</p>
<p><textarea name="message"></textarea></p><input type="submit" value="Go"></form>`,
    style,
  ),
};

const sendsByItself = `
const form = document.forms[0];
addEventListener('load', () => {
  form.submit();
  form.requestSubmit();
  fetch('/send-fetch', { method: 'POST', body: new FormData(form) }).catch(() => 0);
  navigator.sendBeacon('/send-beacon', new URLSearchParams({ a: 'b' }));
  const frame = document.createElement('iframe');
  frame.srcdoc = '<form method="post" action="/send-frame"><input name="a"></form><script>document.forms[0].submit()<\\/script>';
  document.body.append(frame);
  setInterval(() => form.submit(), 200);
});`;
const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/**
 * Sends its forms by itself in six ways, grows as it is scrolled and asks again and again; its contact page does it to
 * `target`, and by GET.
 */
export function makeSendingWebsite(target: string) {
  return {
    '/': makeDocument(
      `<p>Call 07 5555 0100</p><p><a href="/contact">Contact</a></p>
<form action="/send" method="post"><input name="password" type="password"><input name="email" type="email"></form>
<script>${sendsByItself}
addEventListener('scroll', () => { const more = document.createElement('div'); more.style.height = '5000px'; document.body.append(more); });
setTimeout(() => { for (let n = 0; n < 20; n += 1) alert('wait'); }, 300);</script>`,
    ),
    '/contact': makeDocument(
      `<form action="/send?by=get"><input name="a" value="b"></form><form action="${target}" method="post"><input name="c"></form>
<script>for (const form of document.forms) setInterval(() => form.submit(), 50);</script>`,
    ),
  };
}

/** Covers itself with 10,000 elements. */
export const coveredWebsite = {
  '/': makeDocument(
    `<p>Call 07 5555 0100</p><a href="/contact">Contact</a>${many(
      10_000,
      (index) =>
        `<i style="position:fixed;top:${(index * 7) % 800}px;left:${(index * 13) % 400}px;width:20px;height:20px;background:#000"></i>`,
    )}`,
  ),
};

/** Asks for 5,000 things on its contact page, and sends them to `target`. */
export const makeAskingWebsite = (target: string) => ({
  '/': makeDocument('<p>Call 07 5555 0100</p><a href="/contact">Contact</a>'),
  '/contact': makeDocument(
    `<form action="${target}" method="post">${many(5000, (index) => `<input name="field${index}" type="email" required>`)}
<textarea name="message"></textarea><button>Send</button></form>`,
  ),
});

/** Its contact page keeps a browser busy for ever. */
export const endlessWebsite = {
  '/': makeDocument('<p>Call 07 5555 0100</p><a href="/contact">Contact</a>'),
  '/contact': makeDocument('<script>for (;;) alert("wait")</script>'),
};

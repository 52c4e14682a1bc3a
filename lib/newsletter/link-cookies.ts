/** Cookies that carry the token of a mail's link to the form that confirms or ends a subscription. */
export const confirmCookie = { name: 'newsletter_confirm', path: '/api/newsletter/confirm' };
export const unsubscribeCookie = { name: 'newsletter_unsubscribe', path: '/api/newsletter/unsubscribe' };

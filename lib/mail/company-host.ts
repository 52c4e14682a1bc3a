import { normalizeMailbox } from './mailbox';

/** Mail providers where anybody gets a mailbox: two people there have nothing to do with each other. */
const providers = new Set(
  (
    'gmail.com outlook.com outlook.com.au hotmail.com hotmail.com.au live.com live.com.au msn.com yahoo.com yahoo.com.au ' +
    'ymail.com rocketmail.com icloud.com me.com mac.com aol.com proton.me protonmail.com pm.me tutanota.com tuta.com ' +
    'fastmail.com fastmail.com.au hey.com zoho.com mail.com gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de ' +
    'bigpond.com bigpond.com.au bigpond.net.au optusnet.com.au optusnet.net.au iinet.net.au tpg.com.au dodo.com.au ' +
    'westnet.com.au internode.on.net adam.com.au ozemail.com.au iprimus.com.au ' +
    'yahoo.es hotmail.es terra.es sapo.pt wp.pl o2.pl onet.pl interia.pl abv.bg mail.bg dir.bg chmail.ir mihanmail.ir ' +
    'yahoo.co.jp docomo.ne.jp ezweb.ne.jp au.com softbank.ne.jp i.softbank.jp nifty.com qq.com 163.com 126.com sina.com ' +
    'sina.cn sohu.com foxmail.com yeah.net aliyun.com 139.com mail.ru yandex.com yandex.ru'
  ).split(' '),
);

/** The domain that the mailboxes of a company share; undefined for one of a provider. */
export function companyHost(email: string): string | undefined {
  const mailbox = normalizeMailbox(email);
  const host = mailbox.slice(mailbox.lastIndexOf('@') + 1);
  return host === '' || providers.has(host) ? undefined : host;
}

import { findComplaints } from '@/lib/advisor/complaints/find-complaints';
import { complaintStages } from '@/lib/advisor/complaints/kinds';
import { readText } from '@/lib/advisor/complaints/read-text';

const read = (text: string) => findComplaints([readText(text)]).map(({ kind }) => kind);
const emergencies = (text: string) => read(text).filter((kind) => complaintStages[kind] === 'emergency');

describe('what is over', () => {
  it.each([
    'Last year our website was hacked, all fine now. What worries me is that people ring and nobody picks up.',
    'We lost our domain two years ago but got it back. These days the calls go to voicemail.',
    'Our Instagram was stolen last summer. We recovered it. Now nobody answers the phone here.',
    'Letztes Jahr wurde unsere Seite gehackt, das ist längst erledigt. Aber wir gehen nicht ans Telefon.',
    'Hace dos años nos hackearon la web, pero se arregló. Ahora se nos escapan las llamadas.',
    'O site foi invadido no ano passado, ficou resolvido. Agora perdemos chamadas.',
    'W zeszłym roku ktoś włamał się na stronę, naprawili to. Teraz nie odbieramy telefonów.',
    'Миналата година хакнаха сайта, но го оправиха. Сега не вдигаме телефона.',
    'پارسال سایت ما هک شد ولی درستش کردند. حالا به تلفن‌ها نمی‌رسیم.',
    '昨年サイトが乗っ取られましたが、復旧しました。今は電話に出られなくて困っています。',
    '去年网站被黑了，早就修好了。现在电话老是接不到。',
  ])('is no emergency: %s', (text) => {
    expect(emergencies(text)).toEqual([]);
  });

  it.each([
    'Last year our website was hacked, and since Monday it sends people to a casino again.',
    'Our site was hacked last week and nobody has fixed it.',
    'The domain expired last month and we cannot get it back.',
    'La semana pasada nos robaron la cuenta de Instagram y queremos recuperarla.',
    'Letzte Woche wurde unsere Seite gehackt, der Anbieter hat es immer noch nicht behoben.',
    'هفتهٔ پیش سایتمان هک شد و هنوز درست نشده.',
    '先月サイトが乗っ取られて、まだ直っていません。',
    '上周网站被黑了，还没修好。',
  ])('is not what came back or was never mended: %s', (text) => {
    expect(emergencies(text)).not.toEqual([]);
  });
});

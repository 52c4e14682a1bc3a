import { listShownHours } from '@/lib/audit/facts/local/shown-hours';

const read = (text: string) => listShownHours(text).map(({ schema }) => schema);

describe('opening hours that visitors read, as schema.org writes them', () => {
  it.each([
    ['Mon–Fri 7 am – 5 pm, Sat 8-12', ['Mo-Fr 07:00-17:00', 'Sa 08:00-12:00']],
    ['Mo.–Fr. 8–18 Uhr, Sa 9.00 bis 13.00 Uhr', ['Mo-Fr 08:00-18:00', 'Sa 09:00-13:00']],
    ['Montag bis Donnerstag: 8:00 - 12:00 Uhr und 14:00 - 18:00 Uhr', ['Mo-Th 08:00-12:00,14:00-18:00']],
    ['Di, Do und Fr 10 – 18 Uhr', ['Tu,Th,Fr 10:00-18:00']],
    ['pon.–pt. 8:00–16:00, sob. 9:00–13:00', ['Mo-Fr 08:00-16:00', 'Sa 09:00-13:00']],
    ['Od poniedziałku do piątku w godz. 8.00–16.30', ['Mo-Fr 08:00-16:30']],
    ['Śr 12-20 godz., Czwartek 8-16', ['We 12:00-20:00', 'Th 08:00-16:00']],
    ['月〜金 9:00〜12:00／15:00〜18:30', ['Mo-Fr 09:00-12:00,15:00-18:30']],
    ['営業時間：月曜日～金曜日　９：００～１８：００', ['Mo-Fr 09:00-18:00']],
    ['月火水金 9時〜18時、土日祝 10時30分〜17時', ['Mo,Tu,We,Fr 09:00-18:00', 'Sa,Su 10:30-17:00']],
    ['平日 午前9時〜午後6時、土曜 午後1時〜5時', ['Mo-Fr 09:00-18:00', 'Sa 13:00-17:00']],
    ['شنبه تا چهارشنبه ۹ تا ۱۷', ['Sa-We 09:00-17:00']],
    ['شنبه تا پنج شنبه: از ساعت ۹ صبح تا ۶ عصر، جمعه‌ها ۱۰ تا ۱۴', ['Sa-Th 09:00-18:00', 'Fr 10:00-14:00']],
    ['Lunes a viernes de 9:00 a 14:00 y de 16:00 a 19:00', ['Mo-Fr 09:00-14:00,16:00-19:00']],
    ['周一至周五 9:00-18:00', ['Mo-Fr 09:00-18:00']],
    ['пн–пт 9:00–18:00', ['Mo-Fr 09:00-18:00']],
  ])('%s', (text, schema) => expect(read(text)).toEqual(schema));

  it.each([
    'Fr. 9-12 je Stück',
    'Mar 10-15',
    'So 12.10 - 14.10',
    'and so 9 to 10 of them, so 9:30 to 10:30',
    '月 3～5 回',
    '9月10日 10:00〜12:00',
    'Sat 1-5 pm',
    'Telefonische Sprechzeiten: Mo–Fr 8–10 Uhr',
    '受付時間 月〜金 9:00〜11:30',
    'Sat 9 - 5',
  ])('leaves alone what may mean something else: %s', (text) => expect(read(text)).toEqual([]));
});

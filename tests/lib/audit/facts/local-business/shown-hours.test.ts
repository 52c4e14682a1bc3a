import { listShownClosings, listShownHours } from '@/lib/audit/facts/local-business/shown-hours';
import { readHoursLine } from '@/lib/audit/facts/local-business/stated-hours';

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
    ['Weekdays 9am-5pm', ['Mo-Fr 09:00-17:00']],
    ['Täglich 10–22 Uhr', ['Mo-Su 10:00-22:00']],
    ['Horario: L-V 9:00-14:00', ['Mo-Fr 09:00-14:00']],
    ['Seg. a Sex. das 9h00 às 18h00', ['Mo-Fr 09:00-18:00']],
    ['همه روزه از ۹ صبح تا ۱۰ شب', ['Mo-Su 09:00-22:00']],
    ['毎日 11:00～22:00', ['Mo-Su 11:00-22:00']],
    ['Fr–Sa 18–02 Uhr', ['Fr-Sa 18:00-02:00']],
    ['Mondays and Tuesdays 9:00–17:00', ['Mo,Tu 09:00-17:00']],
    ['Sábados de 9:00 a 13:00', ['Sa 09:00-13:00']],
    ['Mo–Fr 9–18 Uhr, Sonn- und feiertags 10–12 Uhr', ['Mo-Fr 09:00-18:00', 'Su 10:00-12:00']],
    ['Sunday and public holidays: 10:00–14:00', ['Su 10:00-14:00']],
    ['Dom e feriados 10h00–14h00', ['Su 10:00-14:00']],
    ['Mon- und Dienstag 9:00–12:00', ['Mo,Tu 09:00-12:00']],
    ['Frei- und Samstag 9:00–12:00', ['Fr,Sa 09:00-12:00']],
    ['Mon- Fri 9:00–12:00', ['Mo-Fr 09:00-12:00']],
    ['Open Tuesday through Sunday, 7am to 3pm', ['Tu-Su 07:00-15:00']],
    ['Mon thru Thurs from 9am till 5pm', ['Mo-Th 09:00-17:00']],
    ['De lunes hasta viernes de 9:00 hasta 14:00', ['Mo-Fr 09:00-14:00']],
    ['2ª a 6ª feira das 9h00 até às 18h00', ['Mo-Fr 09:00-18:00']],
    ['пон. – пет. 9:00 – 18:00', ['Mo-Fr 09:00-18:00']],
    ['9:00–17:00 Mon–Fri', ['Mo-Fr 09:00-17:00']],
    ['9:00–17:00 Mon–Fri, 10:00–14:00 Sat', ['Mo-Fr 09:00-17:00', 'Sa 10:00-14:00']],
    ['Open 9am to 5pm on weekdays', ['Mo-Fr 09:00-17:00']],
    ['9–18 Uhr, Montag bis Freitag', ['Mo-Fr 09:00-18:00']],
    ['De 9:00 a 14:00 de lunes a viernes', ['Mo-Fr 09:00-14:00']],
    ['Das 9h00 às 18h00 de segunda a sexta', ['Mo-Fr 09:00-18:00']],
    ['8.00–16.00 od poniedziałku do piątku', ['Mo-Fr 08:00-16:00']],
    ['от 9:00 до 18:00 от понеделник до петък', ['Mo-Fr 09:00-18:00']],
    ['9:00～18:00（月〜金）', ['Mo-Fr 09:00-18:00']],
    ['Mon–Fri 0900–1700', ['Mo-Fr 09:00-17:00']],
    ['Mon - Fri: 0830 - 1615 hrs', ['Mo-Fr 08:30-16:15']],
    ['We are open 24/7', ['Mo-Su 00:00-24:00']],
    ['Open 24 hours a day, 7 days a week', ['Mo-Su 00:00-24:00']],
    ['Rund um die Uhr geöffnet', ['Mo-Su 00:00-24:00']],
    ['Öffnungszeiten: rund um die Uhr', ['Mo-Su 00:00-24:00']],
    ['Abierto las 24 horas', ['Mo-Su 00:00-24:00']],
    ['Czynne całą dobę', ['Mo-Su 00:00-24:00']],
    ['24時間営業', ['Mo-Su 00:00-24:00']],
    ['Mon–Fri: open 24 hours', ['Mo-Fr 00:00-24:00']],
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
    '24/7 emergency service',
    'Hours: 24/7 phone support',
    'Notdienst rund um die Uhr',
    'Open 24 hours for emergencies',
    'Monday 24 hours notice',
    'Sat 1990-2005',
  ])('leaves alone what may mean something else: %s', (text) => expect(read(text)).toEqual([]));
});

it('reads times with the days before them where both sides have days', () => {
  expect(read('Mon–Fri 9:00–17:00 Sat 10:00–14:00')).toEqual(['Mo-Fr 09:00-17:00', 'Sa 10:00-14:00']);
  expect(read('12:00–14:00, Monday to Friday 9:00–17:00')).toEqual(['Mo-Fr 09:00-17:00']);
  expect(read('Lunch 12:00–14:00 Mon 9:00–17:00 Tue 9:00–18:00')).toEqual([
    'Mo 09:00-17:00',
    'Tu 09:00-18:00',
  ]);
});

describe('days on which visitors read that a business is closed', () => {
  it.each([
    ['Mo–Fr 9–18 Uhr, Di geschlossen', ['Tu']],
    ['Dienstags haben wir geschlossen', ['Tu']],
    ['Ruhetag: Mo + Di', ['Mo,Tu']],
    ['Dienstag (Ruhetag)', ['Tu']],
    ['So & Feiertage geschlossen', ['Su']],
    ['An Sonn- und Feiertagen geschlossen', ['Su']],
    ['Sams-, Sonn- und Feiertage geschlossen', ['Sa,Su']],
    ['Lun–Vie 9:00–14:00, mar cerrado', ['Tu']],
    ['El mar y mié cerrado', ['Tu,We']],
    ['We are closed on Mondays and Tuesdays.', ['Mo,Tu']],
    ['Sunday 10–4 Monday closed Tuesday 9:00–17:00', ['Mo']],
    ['Sat–Sun: CLOSED', ['Sa-Su']],
    ['Cerrado los martes', ['Tu']],
    ['Fechado às terças', ['Tu']],
    ['Nieczynne we wtorki', ['Tu']],
    ['Вторник – почивен ден', ['Tu']],
    ['Почивен ден: вторник', ['Tu']],
    ['سه‌شنبه‌ها تعطیل است', ['Tu']],
    ['営業時間 9:00〜18:00（火曜定休）', ['Tu']],
    ['定休日：毎週火曜日', ['Tu']],
    ['休診日／木曜・日曜・祝日', ['Th,Su']],
    ['逢周二休息', ['Tu']],
  ])('%s', (text, days) => expect(listShownClosings(text).map(({ schema }) => schema)).toEqual(days));

  it.each([
    'Closed Tuesday 24 December',
    'Closed Tuesday afternoons',
    'Mittwochnachmittag geschlossen',
    'Am Dienstag geschlossen ab 14 Uhr',
    'Closed on Good Friday, and Karfreitag geschlossen',
    'Every second Tuesday closed',
    'El mar cerrado entre dos cabos',
    'Restaurante Casa del Mar cerrado por vacaciones',
    'Closed Sunday and holidays 9:00–12:00',
    'The kitchen is closed on Tuesdays',
    'Closed Sun 10-4',
    '定休日 第2火曜日',
    '本日休業',
    'so geschlossen wie nie',
  ])('leaves alone what may mean something else: %s', (text) => {
    expect(listShownClosings(text)).toEqual([]);
  });
});

it.each([
  ['Mo-Fr 09:00-12:00 14:00-18:00', ['5 09:00-12:00', '5 14:00-18:00']],
  ['mo-fr: 09.00-17.00', ['5 09:00-17:00']],
  ['Mon-Fri 9:00 AM - 5:30 PM', ['5 09:00-17:30']],
  ['Mo-Su', ['7 00:00-24:00']],
  ['24/7', ['7 00:00-24:00']],
  ['Mo-Fr 0900-1700', ['5 09:00-17:00']],
  ['Mo-Su 00:00-23:59', ['7 00:00-24:00']],
  ['from 09:00-17:00', []],
])('a line of hours in the data is read: %s', (text, read) => {
  expect(readHoursLine(text).map(([days, times]) => `${days.length} ${times}`)).toEqual(read);
});

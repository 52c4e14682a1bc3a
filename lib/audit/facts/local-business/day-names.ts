export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

export type Weekday = (typeof weekdays)[number];

/**
 * As opening hours name them, in lower case, in all languages that are read. Those with a hyphen share the end of a later word:
 * “Sonn- und Feiertage”.
 */
const names: Record<Weekday, string> = {
  Mo: 'mon mon- monday mo montag lun lunes seg segunda 2ª pn pon poniedziałek poniedziałku poniedziałki пн пон понеделник 月 月曜 月曜日 周一 星期一 دوشنبه دو‌شنبه',
  Tu: 'tue tues tuesday di dienstag diens- mar martes ter terça 3ª wt wto wtorek wtorku wtorki вт вто вторник 火 火曜 火曜日 周二 星期二 سه‌شنبه سهشنبه',
  We: 'wed weds wednesday mi mittwoch mié miércoles qua quarta 4ª śr śro środa środy środę ср сря сряда 水 水曜 水曜日 周三 星期三 چهارشنبه چهار‌شنبه',
  Th: 'thu thur thurs thursday do donnerstag donners- jue jueves qui quinta 5ª czw czwartek czwartku czwartki чт чет четвъртък 木 木曜 木曜日 周四 星期四 پنجشنبه پنج‌شنبه',
  Fr: 'fri friday fr frei- freitag vie viernes sex sexta 6ª pt piątek piątku piątki пт пет петък 金 金曜 金曜日 周五 星期五 جمعه',
  Sa: 'sat saturday sa samstag sams- sonnabend sáb sábado sb sob sobota soboty sobotę сб съб събота 土 土曜 土曜日 周六 星期六 شنبه',
  Su: 'sun sunday so sonntag sonn- dom domingo nd ndz niedz niedziela niedzieli niedziele niedzielę нд нед неделя 日 日曜 日曜日 周日 周天 星期日 星期天 یکشنبه یک‌شنبه',
};

/** In Persian also with a space instead of the joiner between the parts of a name. */
const byName = new Map(
  weekdays.flatMap((day) =>
    names[day]
      .split(' ')
      .flatMap((name) => [name, name.replace('\u200c', ' ')].map((each): [string, Weekday] => [each, day])),
  ),
);

/** A pattern of all names, the longest first. */
export const dayPattern = [...byName.keys()]
  .toSorted((one, other) => other.length - one.length)
  // "Mon-Fri" is a range.
  .map((name) => (name.endsWith('-') ? `${name}(?=,|$|\\s(?:und|u\\.|&)\\s)` : name))
  .join('|');

/** German days of two letters, which are words of other languages unless they begin with a capital. */
const alsoWords = /^(?:mo|di|mi|do|fr|sa|so)$/;

/** Undefined for what only looks like one. */
export function toNamedDay(word: string): Weekday | undefined {
  if (alsoWords.test(word)) return undefined;
  return byName.get(word.toLowerCase());
}

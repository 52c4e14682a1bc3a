/** Common texts of links and headings in the languages supported here. They match parts of words, in any case. */

export const contactWords =
  /contact|kontakt|kapcsolat|contatt|contato|iletişim|iletisim|nous joindre|get in touch|reach us|find us|enquir|anfrage|תماس|تماس|ارتباط با ما|контакт|связаться|お問い合わせ|お問合せ|联系|聯絡|联络|문의|연락처/i;

/** By which a customer asks for something: a quote, an appointment, a table. */
export const askWords =
  /\bquote\b|\bbook(?:ing| now| online| a\b| an\b| your\b)|(?:^|\bto |[&/+] )book$|find a table|(?:^|jetzt |online |hier |direkt |zimmer |kurs )buchen|\bagend(?:e|ar)\b|(?:pide|solicitar?|tu) cita|\bmarque (?:j[áa]|[ao]|uma|sua)\b|enquir|inquir|appointment|\bschedul|request a|call ?back|write to us|(?:leave|send)(?: us)? a message|message us|angebot|termin|anfrage|prenot|réserv|rendez|rückruf|presupuesto|pedir cita|reserv|orçamento|marcar|marcação|wycen|umów|zapytani|rezerwacj|check availability|verfügbarkeit prüfen|randevu|afspraak|objednat|bestil tid|запазете|запази час|запиши|записаться|онлайн.запис|запитване|оферта|резерв|запазете|見積|予約|空き状況|お申し?込み|报价|预约|预订|预定|订座|咨询|예약|احجز|نوبت|رزرو|استعلام|درخواست/i;

export const privacyWords =
  /privacy|datenschutz|confidentialit|privacidad|privacidade|prywatno|privatnost|поверителност|конфиденциал|персональн|лични данни|حریم خصوصی|プライバシー|個人情報|隐私|隱私|개인정보|gizlilik|kvkk|integritet|personuppgift|données personnelles|protección de datos|proteção de dados|dataskydd|gegevensbescherming|tietosuoja|personvern|rodo/i;

export const reviewWords =
  /(?<![a-z])reviews?\b|testimonial|\bwhat (?:[\p{L}’']{1,12} ){0,2}(?:\p{L}{2,12}s|people|they|we) (?:say|think|are saying)\b|\b(?:customers?|clients?|patients?|guests?) (?:say|about us)|happy (?:customers|clients)|(?:das|was) (?:sagen|meinen) (?!wir(?!\p{L}))\p{L}|kundenmeinung|zufriedene kund|(?:customer|client) feedback|(?:kunden|kundinnen|patienten|gäste|mandanten|eltern) (?:sagen|über uns|berichten|meinen)|(?:das |was )(?:sagen|meinen) (?:unsere )?(?:kunden|patienten|gäste)|(?:clientes|pacientes|huéspedes|hóspedes) (?:dicen|dizem|opinan|satisfechos|satisfeitos)|lo que (?:dicen|opinan)|o que dizem|ce que disent|(?:klienci|pacjenci|goście) (?:mówią|o nas|piszą)|co mówią|клиентите (?:казват|за нас)|какво казват|مشتریان (?:چه )?می‌گویند|お客様から|患者様の声|(?:客户|顾客|大家)(?:怎么)?说|bewertung|kundenstimmen|stimmen (?:unserer|von) kunden|was andere über uns|(?:rated|5|five).{0,12}\bstars?\b|loved by |kind words|wall of love|(?:customers|clients|patients|guests) love|(?:patient|customer|client) stories|rezension|\bavis\b|témoignage|reseña|opiniones|testimonio|avaliaç|depoimento|testemunho|confiam em nós|zaufali nam|dicono di noi|ils nous font confiance|recension|beoordeling|klanten (?:zeggen|over ons)|kunderne siger|(?<!\p{L})reference zákazník|opinie|отзив|отзыв|мнения|какво мислят|(?:نظر|رضایت) مشتریان|نظرات|مشتریان (?:ما )?(?:چه )?می\u200c?گویند|(?:お客さ?ま|お客様|患者さ?[様ま]?|患者さま|ご?利用者(?:様|さま)?|会員様?)の声|口コミ|クチコミ|レビュー|评价|反馈|见证|評價|후기|yorumlar/iu;

const dayNames =
  'mon monday tue tues tuesday wed wednesday thu thur thurs thursday fri friday sat saturday sun sunday daily weekdays weekends weekend everyday mo montag di dienstag mi mittwoch do donnerstag fr freitag sa samstag sonnabend so sonntag täglich werktags lun lundi mar mardi mer mercredi jeu jeudi ven vendredi sam samedi dim dimanche lunes martes mié miércoles jue jueves vie viernes sáb sábado dom domingo diario seg segunda ter terça qua quarta qui quinta sex sexta lunedì martedì mercoledì giovedì venerdì sabato domenica ma maandag dinsdag woe woensdag donderdag vr vrijdag za zaterdag zo zondag pon poniedziałek wt wtorek śr środa czw czwartek pt piątek sob sobota ndz niedziela codziennie пн пон понеделник понедельник вт вто вторник ср сря сряда среда чт чет четвъртък четверг пт петък пятница сб съб събота суббота нд нед вс неделя воскресенье ежедневно måndag tisdag onsdag torsdag fredag lördag söndag pzt pazartesi salı çarşamba perşembe cuma cumartesi pazar شنبه یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه پنج‌شنبه جمعه همه‌روزه هرروز';

const days = new Set(dayNames.split(' '));
const daysInWords =
  /\b7 days\b|\bL\s?(?:[-–]|a)\s?[VSD]\b|هر روز|همه روزه|روزهای? (?:کاری|هفته)|[月火水木金土日](?:曜|\s?[〜～~–・、-]\s?[月火水木金土日])|平日|周[一二三四五六日]|星期[一二三四五六日]|[월화수목금토일]요일|평일/i;

/** Replaces the Arabic forms of two letters, which Arabic keyboards produce, by the Persian ones. */
function persianLetters(text: string): string {
  return text.replaceAll('ي', 'ی').replaceAll('ك', 'ک');
}

export function namesDay(text: string): boolean {
  const words = persianLetters(text.toLowerCase()).split(/[^\p{L}\u200c]+/u);
  const isDay = (word: string) => days.has(word) || days.has(word.replace(/\u200c?ها(?:ی)?$/, ''));
  return words.some(isDay) || daysInWords.test(text);
}

/** Open around the clock, or by appointment. A promise to answer within 24 hours doesn't match. */
export const openAnyway =
  /24\s?\/\s?7|24\s?h?\/24|(?:open|available) 24 hours|24 hours a day|around the clock|rund um die uhr|24 stunden (?:geöffnet|erreichbar)|abierto 24 horas|las 24 horas del día|aberto 24 horas|24 horas por dia|aperto 24 ore|24 uur per dag|całą dobę|całodobow|денонощно|круглосуточно|24時間営業|24小时营业|24시간 영업|شبانه[\u200c ]?روزی|by appointment|nach vereinbarung|sur rendez-vous|con cita previa|com marcação|su appuntamento|op afspraak|po umówieniu|با تعیین وقت/i;

import { foldText, isAscii } from './fold-text';

/**
 * Characters of names that are one in the mouth and several on paper, the first of each group standing for all: old and new forms
 * in Japan, simplified and traditional ones in China, and what registers of families have kept. https://www.unicode.org/reports/tr38/
 */
const groups =
  '高髙 崎﨑嵜 辺邊邉边 斉斎齊齋齐斋 沢澤泽 浜濱濵滨 桜櫻樱 徳德 真眞 吉𠮷 土圡 恵惠 竜龍龙 円圓圆 宝寶寳 関關关 蔵藏 島嶋嶌岛 淵渕渊 瀬瀨濑 栄榮荣 寿壽 豊豐丰 ' +
  '静靜 実實实 学學 条條 鉄鐵铁 与與 伝傳传 総總总 国國 広廣广 団團团 会會 楽樂乐 薬藥药 黒黑 桧檜 塩鹽盐 浅淺 渓溪 滝瀧 礼禮 祢禰 穂穗 富冨 嶺岭 峰峯 巌巖 児兒儿 亀龜龟 仏佛 ' +
  '来來 万萬 弥彌 県縣县 経經经 継繼继 聡聰聪 聖圣 槙槇 曽曾 遥遙 凛凜 桑桒 柳栁 角⻆ 船舩 館舘馆 野埜 秋穐 奥奧 将將 荘莊庄 壮壯 芦蘆 鴎鷗鸥 ' +
  '张張 陈陳 刘劉 黄黃 赵趙 吴吳呉 孙孫 杨楊 马馬 罗羅 郑鄭 谢謝 许許 邓鄧 冯馮 萧蕭肖 叶葉 蒋蔣 贾賈 钟鍾鐘 谭譚 陆陸 韦韋 欧歐 阳陽 苏蘇 卢盧 汤湯 赖賴 龚龔 阎閻闫 钱錢 顾顧 ' +
  '贺賀 严嚴厳 华華 邹鄒 纪紀 庞龐 颜顏顔 聂聶 鲁魯 单單単 鲍鮑 凤鳳 费費 乔喬 宾賓 毕畢 连連 娄婁 窦竇 尧堯 厉厲 车車 东東 门門 刚剛 伟偉 强強 丽麗 军軍 杰傑 艳艷艶 涛濤 兰蘭 ' +
  '红紅 凯凱 鹏鵬 云雲 飞飛 鸿鴻 宁寧 庆慶 贵貴 义義 长長 进進 银銀 莲蓮 莹瑩 琼瓊 梦夢 颖穎 维維 诗詩 语語 兴興 发發発 业業 伦倫 纯純 绍紹 绣繡 细細 绿綠緑 书書 坚堅 备備 娅婭 ' +
  '岚嵐 岗崗 时時 晓曉暁 树樹 桥橋 桦樺 汉漢 洁潔 济濟済 润潤 渔漁 满滿満 灵靈霊 灿燦 炜煒 爱愛 献獻 玛瑪 环環 珑瓏 祯禎 积積 绪緒 缘緣縁 胜勝 腾騰 艺藝芸 苍蒼 蓝藍 蔷薔 觉覺覚 ' +
  '观觀観 诚誠 谦謙 贝貝 财財 贤賢 赞贊 跃躍 轩軒 辉輝 达達 运運 远遠 适適 选選 释釋釈 鉴鑑鑒 钦欽 锋鋒 锐銳鋭 锦錦 镇鎮 闻聞 韩韓 顺順 风風 饶饒 骏駿 骁驍 鱼魚 鲜鮮 鹤鶴 麦麥 龄齡齢 ' +
  '诸諸 习習 谌諶 阚闞 蔺藺 缪繆 邝鄺 骆駱 闵閔 钮鈕 项項 应應応 郏郟 巩鞏 邬鄔 温溫 储儲 阴陰 双雙 党黨 贡貢 劳勞労 郦酈 农農 终終 禄祿 阙闕 师師 养養 荆荊 权權権 盖蓋 辕轅 闾閭 ' +
  '亚亞亜 卫衛 优優 俪儷 侠俠 冲沖 则則 创創 劲勁 励勵 吕呂 启啟啓 园園 尔爾 帅帥 庐廬 彦彥 怀懷 恒恆 扬揚 显顯顕 栋棟 桢楨 欢歡 浓濃 湾灣 烨燁 焕煥 玮瑋 畅暢 硕碩 祎禕 绚絢 ' +
  '绮綺 联聯 肃肅 莱萊 萝蘿 览覽覧 谊誼 贞貞 轶軼 迈邁 铃鈴 铭銘 铮錚 锴鍇 闯闖 霁霽 韵韻 韬韜 颂頌 驰馳 骋騁 骥驥 鸣鳴 鸾鸞';

const first = new Map(
  groups.split(' ').flatMap((group) => {
    const [one = '', ...others] = [...group];
    return others.map((other) => [other, one] as const);
  }),
);

/** How these letters are written where a keyboard lacks them. */
const expanded: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', đ: 'dj' };
const expandable = /[äöüåøđ]/g;

/** https://www.iso.org/standard/3589.html has another; this is the law of 2009, by which Bulgarian passports spell names. */
const latin: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
};
/** As older passports have them, and as they are typed where the keyboard is Latin. */
const otherLatin: Record<string, string> = { ж: 'j', ц: 'c', ъ: 'u', й: 'i' };

/** All spellings by which a word is found: folded, with `ue` for ü and the like, Bulgarian in Latin letters, one form of kanji. */
export function spellings(word: string): string[] {
  const lower = word.normalize('NFC').toLowerCase();
  if (isAscii(lower)) return [lower];
  const written = new Set([
    lower,
    lower.replace(expandable, (letter) => expanded[letter] ?? letter),
    inLatin(lower),
    // Мария is Maria in that law, too, and many a Николай signs as Nikolai.
    inLatin(lower.replace(/ия$/, 'иа').replaceAll('й', 'и')),
    inLatin(lower.replace(/[жцъй]/g, (letter) => otherLatin[letter] ?? letter)),
    unifyHan(lower),
  ]);
  return [...new Set([...written].map(foldText))];
}

function inLatin(lower: string): string {
  return lower.replace(/[а-я]/g, (letter) => latin[letter] ?? letter);
}

/** A text with one form of each such character, and a repeated one written out: 佐々木 as 佐佐木. */
function unifyHan(text: string): string {
  return text
    .replace(/(\p{Script=Han})々/gu, '$1$1')
    .replace(/\p{Script=Han}/gu, (character) => first.get(character) ?? character);
}

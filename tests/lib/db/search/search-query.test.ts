import { isFoundIn, parseSearch } from '@/lib/db/search/search-query';
import { withJoinedWords } from '@/lib/db/search/search-words';

/** Whether all that was typed is found in the text, taken for a name. */
const finds = (typed: string, text: string) => {
  const query = parseSearch(typed);
  return query.length > 0 && query.every((group) => isFoundIn(withJoinedWords(text), [group]));
};

describe('a search finds', () => {
  it.each([
    // Case, accents and letters without a decomposition.
    ['иван', 'Иван Петров'],
    ['ИВАН петр', 'Иван Петров'],
    ['иванов', 'ИВАНОВ, Йордан'],
    ['Йордан', 'йордан'],
    ['ünal', 'ÜNAL ÖZTÜRK'],
    ['unal ozturk', 'Ünal Öztürk'],
    ['Uenal Oeztuerk', 'Ünal Öztürk'],
    ['Öztürk', 'Oeztuerk'],
    ['müller', 'Mueller'],
    ['mueller', 'MÜLLER'],
    ['GROSS', 'Groß'],
    ['groß', 'GROSS'],
    ['lukasz walesa', 'Łukasz Wałęsa'],
    ['ŁUKASZ', 'łukasz'],
    ['świętosława', 'SWIETOSLAWA'],
    ['munoz', 'Muñoz'],
    ['MUÑOZ', 'Muñoz'],
    ['goncalo', 'Gonçalo Magalhães'],
    ['İstanbul', 'istanbul'],
    ['ISIK', 'Işık'],
    ['Soren', 'Søren'],
    // Bulgarian names as passports spell them.
    ['Ivan Petrov', 'Иван Петров'],
    ['Щерьо', 'Shteryo'],
    ['yuliya', 'Юлия'],
    ['Yulia', 'Юлия'],
    ['Мария', 'Maria'],
    ['Nikolai', 'Николай'],
    // Persian and Arabic forms, joiners and digits.
    ['يوسف', 'یوسف کریمی'],
    ['یوسف كريمي', 'يوسف کریمی'],
    ['علیرضا', 'علی\u200cرضا'],
    ['رضا', 'علی\u200cرضا'],
    ['علی رضا', 'علیرضا'],
    ['علیرضا', 'علی رضا'],
    ['حسن زاده', 'حسن\u200cزاده'],
    ['رضائی', 'رضایی'],
    ['اكبر', 'أکبر'],
    ['آرش', 'ارش'],
    ['محمـــد', 'محمد'],
    ['۰۹۱۲', '0912 345 67 89'],
    // No spaces between words, kana and width.
    ['田中', '田中太郎です'],
    ['太郎', '田中太郎です'],
    ['田中 太郎', '田中太郎'],
    ['田中太郎', '田中太郎'],
    ['田中太郎', '田中　太郎'],
    ['マイケルジョーダン', 'マイケル・ジョーダン'],
    ['ﾀﾞｲｽｹ', 'だいすけ'],
    ['高橋', '髙橋'],
    ['渡邉', '渡辺'],
    ['齋藤', '斎藤'],
    ['吉田', '𠮷田'],
    ['张伟', '張偉'],
    ['歐陽', '欧阳'],
    ['郎', '田中太郎'],
    ['けんじ', 'ケンジ'],
    ['ｹﾝｼﾞ', 'けんじ'],
    ['ＴＡＮＡＫＡ', 'Tanaka'],
    ['欧阳', '我叫欧阳小明'],
    // Signs inside names.
    ['obrien', 'Jack O’Brien'],
    ["o'brien", 'Jack OBrien'],
    ['brien', 'O’Brien'],
    ['anne-marie', 'Annemarie'],
    ['annemarie', 'Anne-Marie'],
    ['anne marie', 'Annemarie'],
    ['Vanderberg', 'van der Berg'],
    ['O´Brien', 'O‘Brien'],
    ['marie', 'Anne-Marie'],
    // Addresses, and beginnings of words in any order.
    ['dana@whit', 'dana@whitlock.example'],
    ['whitlock', 'dana.k@whitlock.example'],
    ['whit dan', 'Dana Whitlock'],
    ['j smith', 'J. Smith'],
    // Phone numbers, however they are written.
    ['0412345678', '0412 345 678'],
    ['0412 345 678', '+61412345678'],
    ['+61 412 345 678', '0412-345-678'],
    ['61412345678', '0412 345 678'],
    ['0061 412 345 678', '(04) 1234 5678'],
    ['345678', '0412 345 678'],
    ['(07) 5555 1234', '07 5555 1234'],
    ['+49 30 901820', '030 901820'],
    ['030/901820', '+49 30 901820'],
    ['٠٤١٢ ٣٤٥ ٦٧٨', '0412345678'],
    ['＋６１ ４１２－３４５－６７８', '0412345678'],
    ['+61 (0)412 345 678', '0412 345 678'],
    ['\u202a0412 345 678\u202c', '+61 412 345 678'],
    ['07 3333 4444', '0412 345 678 / 0733334444'],
    ['Mueller 0412', 'Müller, 0412 345 678'],
    // Numbers of enquiries.
    ['6ad0f3c8-7f0a-4d0c-9a9b-000000000000', '6ad0f3c8'],
    ['6ad0f3c8-7f0', '6ad0f3c8'],
    ['100%', 'Can you help with 100% of it?'],
  ])('%s in %s', (typed, text) => {
    expect(finds(typed, text)).toBe(true);
  });

  it.each([
    ['van', 'Иван'],
    ['itlock', 'Whitlock'],
    ['w', 'Whitlock'],
    ['中田', '田中'],
    ['かき', 'がき'],
    ['0412 345 679', '0412 345 678'],
    ['dana smith', 'Dana Whitlock'],
    ['f_rst', 'first'],
    ['…', 'Dana … Whitlock'],
    ['', 'Dana'],
  ])('not %s in %s', (typed, text) => {
    expect(finds(typed, text)).toBe(false);
  });
});

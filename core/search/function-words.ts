import { baseLanguage } from '../place/editions.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that say nothing about what a visitor looks for, folded (no accents, no capitals), by base language. */
const functionWords: Record<string, ReadonlySet<string>> = {
  en: list(
    'a an and any are be can could d did do does for from get has have how i in is it its ll m me my of on or our s ' +
      'should t that the there this to u ve want was we what when where which who why will with would you your',
  ),
  de: list(
    'aber als am an auch auf aus bei beim bin bitte brauche das dem den der des die dein du ein eine einem einen ' +
      'einer er es fur habe hat ich ihr im in ist kann konnte man mein meine meinem meinen meiner mich mir mit muss ' +
      'nach nicht oder sich sie sind so soll um und von was welche welcher wann warum wie wo wer wir wird zu zum zur',
  ),
  fr: list(
    'a ai au aux avec c ca ce ces comment d dans de des du elle en est et faut il j je l la le les leur ma mes moi ' +
      'mon n ne nous on ou par pas peut peux pour puis qu quand que quel quelle quelles quels qui quoi s sa se ses ' +
      'son sur t tu un une vos votre vous y',
  ),
  ja: list(
    'の は が を に で と も か な へ や ね よ から まで より です ます ない たい する した して できる できます ' +
      'って とは には では など なに どう どこ いつ いくら について ください ある いる',
  ),
  ko: list('어떻게 어디 어디서 언제 얼마 얼마나 무엇 뭐 왜 좀 수 있나요 있어요 되나요 하나요 해요 싶어요 제 내'),
  zh: list(
    '的 了 吗 呢 吧 啊 是 我 你 您 我的 你们 我们 怎么 怎样 如何 什么 哪 哪里 哪个 在哪 多少 多久 可以 能 能不能 可不可以 要 想 有 没 ' +
      '没有 在 和 与 跟 请问 一下 为什么 几 把 被 给 个 这 那 这个 那个 到 会 都 就 还',
  ),
};

export const functionWordsIn = (lang: string): ReadonlySet<string> =>
  functionWords[baseLanguage(lang)] ?? (functionWords.en as ReadonlySet<string>);

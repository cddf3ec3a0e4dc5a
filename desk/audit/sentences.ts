/** Words that say of a date that it is still to come. */
const expectation: Record<string, RegExp> = {
  en: /\b(expected|will|opens?|begins?|starts?|ships?|until|till|from|by|before|ends?|closes?|through)\b/iu,
  de: /\b(voraussichtlich\w*|vorgesehen|ab|bis|beginnt|startet|öffnet|endet|schließt|vor dem|erwartet)\b/iu,
  fr: /(\b(dès|partir|prévue?|commence|ouvre|débute|avant|finit|termine|sera|seront)\b|jusqu’a?u?)/iu,
  ja: /(より|から|まで|予定|開始|締切)/u,
  ko: /(부터|까지|예정|시작)/u,
  zh: /(起|截至|至|预计|預計|将|將|开始|開始)/u,
};

/** Words that tell of a date as past. */
const narration: Record<string, RegExp> = {
  en: /\b(was|were|could|ran|ended|closed|opened|began|started|shipped|took|said|came|became|had|since|has been|have been|(?<!be )(?:founded|launched|introduced|released|built))\b/iu,
  de: /\b(war|waren|konnte\w*|lief|liefen|endete\w*|schloss|öffnete|begann|startete|kam|kamen|sagten?|erschien\w*|gründete\w*|seit|wurden?)\b/iu,
  fr: /(\b(était|étaient|pouvait|pouvaient|depuis|fut|furent)\b|\ba(?:\s|vait)|\bont\s|s’est|\b(?:est|sont) (?:sorti|né|venu|arrivé|devenu|paru))/iu,
  ja: /(でした|ました|終了|以来)/u,
  ko: /(었습니다|았습니다|였습니다|했습니다|[렸됐졌왔갔났]습니다|이후|종료)/u,
  zh: /(已|曾|了|于.{0,14}(?:成立|上市|发布|發佈|诞生|誕生)|结束|結束)/u,
};

/** Returns true if a sentence announces its dates as future ones. */
export const isExpectation = (sentence: string, language: string): boolean =>
  expectation[language]?.test(sentence) === true && !isNarration(sentence, language);

/** Returns true if a sentence is about the past. */
export const isNarration = (sentence: string, language: string): boolean =>
  narration[language]?.test(sentence) === true;

/** The sentences of a text. A full stop after one or two digits may belong to a day and ends none. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=(?<!(?<!\d)\d{1,2})[.!?][’”“»]?)\s+(?=\p{Lu})|(?<=[。！？])|(?<=다\.)\s/u);

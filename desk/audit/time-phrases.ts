import { monthPattern } from './date-mentions.ts';

const [en, de, fr] = [
  {
    weekday: '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day',
    count: '(?:\\d+|a|two|three|four|five|six|a few)',
    season: '(?:spring|summer|autumn|fall|winter)',
    feast: '(?:Christmas|Easter|New Year|Thanksgiving|the holidays)',
  },
  {
    weekday: '(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)',
    count: '(?:\\d+|einer|einem|zwei|drei|vier|fünf|sechs|wenigen)',
    season: '(?:Frühjahr|Frühling|Sommer|Herbst|Winter)',
    feast: '(?:Weihnachten|Ostern|Neujahr|Silvester)',
  },
  {
    weekday: '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)',
    count: '(?:\\d+|une?|deux|trois|quatre|cinq|six|quelques)',
    season: '(?:printemps|été|automne|hiver)',
    feast: '(?:Noël|Pâques|le Nouvel An|les fêtes)',
  },
] as const;

const word = (...alternatives: string[]) => new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu');

/**
 * Times that depend on the day on which they are read, or lack their year. Days of the week are times after a word such
 * as “until” only, and not between two of them, which are opening hours.
 */
const phrases: Record<string, RegExp> = {
  en: word(
    `(?:in|from|by|until|till|before|after|since|early|late|mid|end of|this|next)[ -]${monthPattern}(?! \\d)`,
    '(?:from|until|till|by|on|before|after|since) \\d{1,2}/\\d{1,2}(?![/\\d])',
    '(?:first|second|third|fourth|last|next|this) quarter',
    'Q[1-4]|FY ?\\d{2,4}',
    'tomorrow|tonight|today only|(?:only|just) today',
    `(?<!${en.weekday} )(?:until|till|by|before|this|next|ends on|starts on|opens on|only on) ${en.weekday}`,
    `(?:this|next) (?:weekend|week|month|year|${en.season})`,
    `(?:in|from|by|until) (?:early |late )?${en.season}`,
    `(?:before|by|until|after|in time for) ${en.feast}`,
    "(?:the|this) (?:end of (?:the|this) )?(?:year|month|week)[’']s end|end of (?:the|this) (?:year|month|week|season)",
    `in ${en.count} (?:weeks?|months?)(?: time)?`,
  ),
  de: word(
    `(?:im|ab|bis|vor|seit|zum|Anfang|Mitte|Ende) ${monthPattern}(?! \\d)`,
    '(?:ab|bis|am|vom|zum|seit|vor)(?: dem| zum)? \\d{1,2}\\.\\d{1,2}\\.',
    '(?:ersten?s?|zweiten?s?|dritten?s?|vierten?s?|nächsten?s?|[1-4]\\.) Quartal',
    'Q[1-4]|KW ?\\d{1,2}',
    '(?:ab|bis|erst|schon|nur) morgen|übermorgen|nur (?:noch )?heute',
    `(?<!${de.weekday} )(?:bis|ab|nur am|diesen|nächsten|kommenden) ${de.weekday}`,
    `(?:nächste|diese|kommende)[nrsm]? (?:Wochenende|Woche|Monat|Jahr|${de.season})`,
    `(?:im|ab|bis|zum|vor dem|Ende|Anfang) ${de.season}`,
    `(?:vor|bis|nach|rechtzeitig zu) ${de.feast}`,
    '(?:Ende|Anfang|Mitte) (?:des|dieses|nächsten) (?:Jahres|Monats)|Jahresende|Monatsende|Ende der Woche',
    `in ${de.count} (?:Wochen?|Monat(?:en)?)`,
  ),
  fr: word(
    `(?:en|dès|début|mi-|fin|d’ici|avant|depuis|partir de|jusqu’en|courant) ?${monthPattern}(?! \\d)`,
    '(?:au|le|du|dès le|avant le|depuis le) \\d{1,2}/\\d{1,2}(?![/\\d])',
    '(?:premier|deuxième|troisième|quatrième|dernier|prochain|1er|[234]e) trimestre',
    'demain|aujourd’hui seulement|seulement aujourd’hui',
    `(?<!${fr.weekday} )(?:jusqu’à|avant|dès|d’ici|ce) ${fr.weekday}|${fr.weekday} prochain`,
    `(?:semaine|mois|année|week-end|${fr.season}) prochaine?`,
    `(?:ce|cet|cette) (?:semaine|mois-ci|année|week-end|${fr.season})`,
    `(?:au printemps|(?:cet|d’ici l’|en) ?(?:été|automne|hiver))`,
    `(?:avant|pour|d’ici|jusqu’à|après) ${fr.feast}`,
    'fin (?:de l’année|du mois|de la semaine)',
    `dans ${fr.count} (?:semaines?|mois)`,
  ),
  ja: /(?<!第)\d{1,2}月(?!台)|第[1-4一二三四]四半期|[来今翌](?:年|月|週|春|夏|秋|冬)(?!間)|明日|本日限り|今日(?:だけ|限り|まで)|(?:年|月|週)末(?:まで|に|頃)|(?<!から)[月火水木金土日]曜日?まで|(?:クリスマス|正月|年内)(?:前|まで|に)|(?:\d+|[二三四])(?:週間|か月)後/u,
  ko: /(?<!제)\d{1,2}월|[1-4]분기|내년|내달|다음 ?(?:달|주|해|봄|여름|가을|겨울)|이번 ?(?:달|주|봄|여름|가을|겨울)|올해|올(?:봄|여름|가을|겨울)|(?<!\p{L})내일|모레|(?:연|월|주)말|오늘(?:만| 하루)|(?<!부터 ?)[월화수목금토일]요일까지|(?:크리스마스|성탄절|설|추석) ?(?:전|까지)|(?:\d+|두|세) ?(?:주|달|개월) (?:후|뒤)/u,
  zh: /(?<!第)(?:\d{1,2}|[一二三四五六七八九十]{1,2})月(?!台)|第[1-4一二三四]季度|明年|来年|來年|明天|后天|後天|下个?個?(?:月|周|季度)|本(?:月|周|週|季度)|今年|[年月]底|[上下]半年|(?:春节|春節|圣诞节?|聖誕節?|双十[一二]|双1[12]|国庆|元旦)(?:前|后|期间)|周[一二三四五六日][前止]|(?:仅限|只限|就在)今[天日]|(?:\d+|[两二三])(?:周|个月)后/u,
};

/** A time that a text names without saying of which day or year it is. */
export const timePhraseIn = (text: string, language: string): string | undefined => phrases[language]?.exec(text)?.[0];

import { describe, expect, test } from 'vitest';
import type { SearchGroup } from '#contract/search.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { SearchHit } from '#core/search/search-engine.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { editionSearch } from '#features/search/edition-search.ts';
import { realSite } from '#tests/support/site/real-site.ts';

/** Content changes: the queries hold for the content of this instant. */
const instant = parseInstant('2026-11-25T12:00:00Z');

const groups: Record<string, SearchGroup> = { r: 'robots', p: 'pages', q: 'questions', m: 'manuals', n: 'news' };

/** Returns true if a result is the wanted one: its group and its address, `q shipping-cost`. */
function isWanted({ group, href }: SearchHit, wanted: string): boolean {
  const [letter = '', name = ''] = wanted.split(' ');
  if (group !== groups[letter]) return false;
  if (group === 'robots' || group === 'manuals') return href.includes(name);
  return href.endsWith(name);
}

/** Queries as visitors type them: half a word, with errors, colloquially. Each with the first result that it wants. */
const queries: Partial<Record<EditionCode, Record<string, string>>> = {
  us: {
    megatorn: 'r flagship-megatron',
    'bumble bee': 'r flagship-bumblebee',
    'optimus prim': 'r optimus-prime',
    grimlok: 'r grimlock-g1-flagship',
    'buzz light': 'r toy-story-buzz-lightyear',
    k1pro: 'r k1-pro-interstellar-scout',
    't-9': 'r interstellar-agent-t9',
    'dinosaur robot': 'r grimlock-g1-flagship',
    'tank that transforms': 'r flagship-megatron',
    'how long is the warranty': 'q returns-warranty',
    'shipping cost': 'q shipping-cost',
    'i want my money back': 'q returns-return',
    "app won't connect": 'q app-connect',
    'where is my package': 'q orders-track',
    'megatron manual': 'm flagshipMegatron',
    'firmware upd': 'q app-updates',
    unsubscribe: 'q account-newsletter',
    'pay later': 'q orders-instalments',
    'black friday deals': 'p black-friday',
    'delet account': 'q account-remove',
  },
  de: {
    'megatron panzer': 'r flagship-megatron',
    bumbelbee: 'r flagship-bumblebee',
    'optimus preis': 'r optimus-prime',
    dino: 'r grimlock-g1-flagship',
    'buzz lightjear': 'r toy-story-buzz-lightyear',
    'planeten rover': 'r planetary-rover',
    'k1 pro': 'r k1-pro-interstellar-scout',
    garantie: 'p warranty-information',
    'wie lange habe ich garantie': 'q returns-warranty',
    versandkosten: 'q shipping-cost',
    rücksendung: 'q returns-how',
    'geld zurueck': 'q returns-return',
    'paket kaputt': 'q shipping-damaged',
    'bedienungsanleitung grimlock': 'm grimlockG1Flagship',
    'app findet roboter nich': 'q app-connect',
    sendungsverfolgung: 'q orders-track',
    'newsletter abbestellen': 'q account-newsletter',
    'konto loeschen': 'q account-remove',
    datenschutz: 'p privacy-policy',
    'haendler in der nähe': 'p where-to-buy',
  },
  fr: {
    mégatron: 'r flagship-megatron',
    "buzz l'eclair": 'r toy-story-buzz-lightyear',
    bumblbee: 'r flagship-bumblebee',
    'optimus primus': 'r optimus-prime',
    dinosaure: 'r grimlock-g1-flagship',
    'robot camion': 'r optimus-prime',
    'rover planetaire': 'r planetary-rover',
    'combien de temps la garantie': 'q returns-warranty',
    'frais de port': 'q shipping-cost',
    remboursement: 'q returns-return',
    'colis abime': 'q shipping-damaged',
    'notice megatron': 'm flagshipMegatron',
    "l'appli ne se connecte pas": 'q app-connect',
    'suivre ma comande': 'q orders-track',
    'supprimer compte': 'q account-remove',
    'mise a jour': 'q app-updates',
    'desabonner newsletter': 'q account-newsletter',
    'carte bancaire': 'q orders-payment',
    sav: 'p return-manufacturer',
    'point de vente': 'p where-to-buy',
  },
  jp: {
    メガトロ: 'r flagship-megatron',
    ばんぶるびー: 'r flagship-bumblebee',
    ﾊﾞﾝﾌﾞﾙﾋﾞｰ: 'r flagship-bumblebee',
    バズライトイヤー: 'r space-ranger-alpha',
    コンボイ: 'r flagship-optimus-prime',
    megatron: 'r flagship-megatron',
    恐竜: 'r flagship-grimlock',
    グリムロツク: 'r flagship-grimlock',
    送料いくら: 'q shipping-cost',
    返品したい: 'q returns-return',
    保証は何年: 'q returns-warranty',
    壊れたので修理: 'q returns-service',
    アプリつながらない: 'q app-connect',
    アイフォン: 'q app-phones',
    メルマガ解除: 'q account-newsletter',
    退会: 'q account-remove',
    クレカ払い: 'q orders-payment',
    いつ届く: 'q orders-track',
    海外発送: 'q shipping-elsewhere',
    取扱店はどこ: 'p where-to-buy',
  },
  kr: {
    플래그ㅅ: 'r flagship-',
    메가트ㄹ: 'r flagship-megatron',
    범블ㅂ: 'r flagship-bumblebee',
    그림록은: 'r flagship-grimlock',
    메가트롱: 'r flagship-megatron',
    bumblebee: 'r flagship-bumblebee',
    공룡로봇: 'r flagship-grimlock',
    스카우트: 'r interstellar-scout-k1',
    배송비얼마: 'q shipping-cost',
    환불하고싶어요: 'q returns-return',
    '보증 기간': 'q returns-warranty',
    고장났어요: 'q returns-service',
    '앱 연결이 안돼요': 'q app-connect',
    아이폰: 'q app-phones',
    회원탈퇴: 'q account-remove',
    배송조회: 'q orders-track',
    '카드 결제': 'q orders-payment',
    '메가트론 설명서': 'm flagshipMegatron',
    '펌웨어 업데이트': 'q app-updates',
    개인정보: 'p privacy-policy',
  },
  cn: {
    威震天: 'r flagship-megatron',
    大黄蜂多少钱: 'r flagship-bumblebee',
    megatron: 'r flagship-megatron',
    柯博文: 'r elite-optimus-prime',
    恐龙: 'r flagship-grimlock',
    巴斯: 'r toy-story-buzz-lightyear',
    擎天柱限量: 'r signature-limited-edition',
    k1pro: 'r k1-pro-interstellar-scout',
    怎么退货: 'q returns-return',
    保修几年: 'q returns-warranty',
    坏了怎么修: 'q returns-service',
    运费: 'q shipping-cost',
    app连不上: 'q app-connect',
    支付宝: 'q orders-payment',
    注销账号: 'q account-remove',
    快递到哪了: 'q orders-track',
    威震天说明书: 'm flagshipMegatron',
    固件升级: 'q app-updates',
    '买贵了 保价': 'q orders-price',
    人工客服: 'p technical-support',
  },
};

describe.each(Object.entries(queries) as [EditionCode, Record<string, string>][])(
  'visitors of %s',
  (edition, wanted) => {
    const { engine } = editionSearch(realSite, edition, new Moment(instant));

    test.each(Object.entries(wanted))('who type %s find %s first', (query, result) => {
      const [first] = engine.search(query);
      expect(first && isWanted(first, result), `found ${first?.group} ${first?.href}`).toBe(true);
    });
  },
);

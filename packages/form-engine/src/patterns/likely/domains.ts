/** Very common mail domains, the most likely ones first. */
export const widelyUsed: readonly string[] = [
  'gmail.com',
  'qq.com',
  '163.com',
  '126.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'foxmail.com',
  'icloud.com',
  'sina.com',
  'sina.cn',
  'sohu.com',
  '139.com',
  '189.cn',
  'aliyun.com',
  'yeah.net',
  'live.com',
  'msn.com',
  'googlemail.com',
  'protonmail.com',
  'naver.com',
  'yahoo.com.hk',
  'yahoo.com.tw',
  'yahoo.co.jp',
  'yahoo.co.uk',
  'netvigator.com',
];

/** Other existing domains that are close to one of these. */
const closeBy: readonly string[] = [
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'gmx.net',
  'fmail.com',
  'zmail.com',
  'yahoo.cn',
  'yahoo.com.cn',
  'yahoo.com.sg',
  'yahoo.co.kr',
  'yahoo.co.in',
  'hotmail.co.uk',
  'outlook.hk',
  'msn.cn',
  'live.cn',
  'live.hk',
  'live.co.uk',
  'q.com',
  'vip.qq.com',
  'vip.163.com',
  'vip.126.com',
  'vip.sina.com',
  '188.com',
  '189.com',
  '263.com',
  '263.net',
  '21cn.com',
  'sina.com.cn',
  'haver.com',
];

export const realDomains: ReadonlySet<string> = new Set([...widelyUsed, ...closeBy]);

/** Endings that do not exist, each with the intended one. Real country domains, such as .cm, are not among them. */
export const slipsOfEndings: readonly (readonly [slip: string, ending: string])[] = [
  ...slips('edu.cn', ['eud.cn', 'deu.cn', 'eduu.cn', 'edu.cnn', 'edu.ccn', 'edu.xn', 'edu.con', 'edu.c']),
  ...slips('edu.hk', ['eud.hk', 'deu.hk', 'eduu.hk', 'edu.hkk', 'edu.jk', 'edu.gk']),
  ...slips('edu.tw', ['eud.tw', 'deu.tw', 'eduu.tw', 'edu.tww']),
  ...slips('ac.uk', ['ac.ukk', 'ac.uuk']),
  ...slips('com.cn', ['con.cn', 'cmo.cn', 'com.cnn']),
  ...slips('com', [
    'con',
    'cmo',
    'ocm',
    'comm',
    'coom',
    'ccom',
    'vom',
    'xom',
    'cim',
    'cpm',
    'cok',
    'comn',
    'conm',
    'c0m',
  ]),
  ...slips('net', ['nte', 'ent', 'nett', 'nnet', 'ner']),
  ...slips('org', ['ogr', 'rog', 'orgg', 'orrg']),
  ...slips('edu', ['eud', 'deu', 'eduu', 'edy']),
  ...slips('cn', ['cnn', 'ccn']),
];

function slips(ending: string, list: readonly string[]): readonly (readonly [string, string])[] {
  return list.map((slip) => [slip, ending] as const);
}

/** Errors of more than one letter, or with several equally close domains. */
export const slipsOfWholes: ReadonlyMap<string, string> = new Map([
  ['136.com', '163.com'],
  ['qqq.com', 'qq.com'],
  ['gmail.cn', 'gmail.com'],
  ['gmail.com.cn', 'gmail.com'],
  ['qq.com.cn', 'qq.com'],
  ['163.com.cn', '163.com'],
  ['126.com.cn', '126.com'],
]);

import type { ApplicationDocument, Block, Pair, Texts } from '../application-document.ts';
import type { ReceiptDocument } from '../receipt-document.ts';
import { isLatin, plainValue } from '../texts.ts';

/** A document with the given blocks in its only part. */
export function buildDocument(blocks: readonly Block[], over: Partial<ApplicationDocument> = {}): ApplicationDocument {
  return {
    language: 'sc',
    colour: '#1d3f72',
    logo: '',
    institution: say('云洲大学', 'Yunzhou University'),
    title: say('申请表', 'Application'),
    draft: [],
    facts: [pair('申请人', '林嘉禾')],
    parts: [{ title: say('基本信息', 'Basic information'), blocks }],
    foot: { head: '林嘉禾', number: '2026A000123', hash: 'ab'.repeat(32) },
    notes: { title: say('缺少字形的字符'), missing: say('以下字符没有字形。') },
    ...over,
  };
}

export function buildReceipt(): ReceiptDocument {
  return {
    language: 'tc',
    colour: '#1d3f72',
    institution: say('云洲大学', 'Yunzhou University'),
    title: say('回执', 'Receipt'),
    statement: say('已收到。', 'Received.'),
    facts: [pair('编号', '2026A000123')],
    technical: { title: say('技术资料'), facts: [pair('SHA-256', 'ab')] },
    qr: {
      modules: [
        [true, false],
        [false, true],
      ],
      caption: say('扫码核验', 'Scan to verify'),
      address: '',
    },
    foot: { number: '2026A000123', hash: 'ab'.repeat(32) },
  };
}

export function say(sc: string, en?: string): Texts {
  const own = { lang: 'sc', text: sc, own: true } as const;
  return en === undefined ? [own] : [own, { lang: 'en', text: en, own: false }];
}

export function pair(label: string, text: string): Pair {
  return { label: say(label), value: plainValue(text) };
}

export function pairs(...list: readonly Pair[]): Block {
  return { kind: 'pairs', pairs: list };
}

export function prose(label: string, text: string): Block {
  return { kind: 'prose', label: say(label), text, latin: isLatin(text) };
}

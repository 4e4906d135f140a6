import type { ReceiptFacts } from '@portico/contract/receipts/sealed-receipt';

/** The facts of a receipt, with a name that few fonts have. */
export function buildFacts(options: Partial<ReceiptFacts> = {}): ReceiptFacts {
  return {
    installation: 'apply.example.edu',
    project: { sc: '金融学硕士', tc: '金融學碩士', en: 'Master of Finance' },
    number: 'A2026000042',
    name: '𠮷㛃䶮 · Zoë',
    batch: { sc: '第一批', tc: '第一批', en: 'Round one' },
    submittedAt: '2026-11-15T04:05:06.789Z',
    timeZone: 'Asia/Shanghai',
    answersHash: 'ab'.repeat(32),
    formVersion: 3,
    ...options,
  };
}

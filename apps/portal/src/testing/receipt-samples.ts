import type { OwnReceipt } from '@portico/contract/receipts.schemas';
import type { SealedReceipt } from '@portico/contract/receipts/sealed-receipt';

export const sealedReceipt: SealedReceipt = {
  v: 1,
  key: '0123456789abcdef',
  facts: {
    installation: 'apply.example.edu',
    project: { sc: '硕士申请', tc: '碩士申請', en: 'Master’s applications' },
    number: '202602000018',
    name: '吴㛃',
    batch: { sc: '第一批', tc: '第一批', en: 'Round one' },
    submittedAt: '2026-11-12T11:39:59.131Z',
    timeZone: 'Asia/Shanghai',
    answersHash: 'ab'.repeat(32),
    formVersion: 1,
  },
  signature: 'A'.repeat(86),
};

export const submissionId = '6f1c2f4e-5a3b-4c1d-8e2f-0000000000f1';

type Own = OwnReceipt['output'];

export function buildOwnSubmission(changes: Partial<Own['all'][number]> = {}): Own['all'][number] {
  const { number, batch } = sealedReceipt.facts;
  const stands = { revoked_time: 0, standing: 'stands' } as const;
  return { id: submissionId, number, batch, submitted_at: 1_794_483_599, ...stands, ...changes };
}

export function buildOwnReceipt(changes: Partial<Own> = {}): Own {
  const { batch: _, ...submission } = buildOwnSubmission();
  return {
    ...submission,
    all: [buildOwnSubmission()],
    receipt: sealedReceipt,
    text: 'PR1.word',
    address: 'https://apply.example.edu/verify/?lang=en#AAAAAAAAAAAAAAAAAAAAAA',
    qr: { size: 29, path: 'M4 4h7v1h-7z' },
    ...changes,
  };
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { openReceiptKeys } from '../../platform/receipt-keys/open-receipt-keys.ts';
import { ensureReceiptKey, rotateReceiptKey } from '../../platform/receipt-keys/rotate-receipt-key.ts';
import { sealReceipt } from './seal-receipt.ts';
import { buildFacts } from './testing/sample-facts.ts';
import { verifyReceipt } from './verify-receipt.ts';

const secretKey = 's'.repeat(40);
const day = (number: number) => new Date(Date.UTC(2026, 0, number));
let db: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  db = await openTestDatabase();
  await ensureReceiptKey(db.ownerDb, secretKey, day(1));
});
afterAll(() => db.close());

const open = (secret = secretKey) => openReceiptKeys(db.database.unscoped, { secretKey: secret, trusted: [] });
const rows = () => db.ownerDb.selectFrom('receipt_keys').selectAll().orderBy('created_at').execute();

describe('the keys of receipts', () => {
  it('are made once', async () => {
    await ensureReceiptKey(db.ownerDb, secretKey, day(2));
    expect(await rows()).toHaveLength(1);
    expect((await open()).own()).toMatchObject([{ createdAt: day(1), retiredAt: null }]);
  });

  it('rotate: the new one signs, and receipts of the old one still verify', async () => {
    const keys = await open();
    const before = sealReceipt(buildFacts({ number: '1' }), keys);
    const id = await rotateReceiptKey(db.ownerDb, secretKey, day(3));
    await keys.refresh();
    const after = sealReceipt(buildFacts({ number: '2' }), keys);
    expect(after.key).toBe(id);
    expect(before.key).not.toBe(id);
    expect((await verifyReceipt(before, keys)).verdict).toBe('genuine');
    expect((await verifyReceipt(after, keys)).verdict).toBe('genuine');
    expect((await verifyReceipt({ ...before, key: after.key }, keys)).verdict).toBe('altered');
    expect(keys.own()).toMatchObject([{ retiredAt: null }, { retiredAt: day(3) }]);
  });

  it('lose their private part when they retire', async () => {
    expect((await rows()).map(({ private_key }) => private_key === null)).toEqual([true, false]);
  });

  it('are learnt from another server when a receipt names one that is not known here', async () => {
    const [here, there] = [await open(), await open()];
    await rotateReceiptKey(db.ownerDb, secretKey, day(4));
    await there.refresh();
    const receipt = sealReceipt(buildFacts(), there);
    expect((await verifyReceipt(receipt, here)).verdict).toBe('unknownKey');
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect((await verifyReceipt(receipt, here)).verdict).toBe('genuine');
  });

  it('are of no use without the secret; a start with another makes a new one', async () => {
    const other = 'o'.repeat(40);
    const old = sealReceipt(buildFacts(), await open());
    const strange = await open(other);
    expect(() => sealReceipt(buildFacts(), strange)).toThrow('No receipt key');
    await ensureReceiptKey(db.ownerDb, other, day(5));
    const keys = await open(other);
    expect((await verifyReceipt(sealReceipt(buildFacts(), keys), keys)).verdict).toBe('genuine');
    expect((await verifyReceipt(old, keys)).verdict).toBe('genuine');
  });

  it('can be read by the application and changed by the owner alone', async () => {
    const { unscoped } = db.database;
    await expect(unscoped.deleteFrom('receipt_keys').execute()).rejects.toThrow('permission denied');
    await expect(unscoped.updateTable('receipt_keys').set({ public_key: 'x' }).execute()).rejects.toThrow(
      'permission denied',
    );
    await expect(rotateReceiptKey(unscoped, secretKey, day(6))).rejects.toThrow('permission denied');
  });
});

import { readReceiptText, writeReceiptText } from '@portico/contract/receipts/receipt-text';
import type { ReceiptFacts, SealedReceipt } from '@portico/contract/receipts/sealed-receipt';
import fc from 'fast-check';
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { keyIdOf, writePublicKey } from '../../platform/receipt-keys/public-key.ts';
import { readReceipt } from './read-receipt.ts';
import type { KnownKey } from '../../platform/receipt-keys/receipt-keys.ts';
import { sealReceipt } from './seal-receipt.ts';
import { buildFacts } from './testing/sample-facts.ts';
import { readTrustedKeys } from '../../platform/receipt-keys/trusted-keys.ts';
import { verifyReceipt } from './verify-receipt.ts';

function makeKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const text = writePublicKey(publicKey);
  const id = keyIdOf(text);
  const knownKey: KnownKey = { id, publicKey, installation: null, createdAt: null, retiredAt: null };
  return { text, known: knownKey, current: () => ({ id, privateKey }), find: findAmong([knownKey]) };
}

const findAmong = (keys: readonly KnownKey[]) => async (id: string) => keys.filter((key) => key.id === id);
const keys = makeKeys();
const receipt = sealReceipt(buildFacts(), keys);

async function verdictOf(text: string, among: Pick<typeof keys, 'find'> = keys): Promise<string> {
  const read = readReceipt(text);
  return read === undefined ? 'unreadable' : (await verifyReceipt(read, among)).verdict;
}

describe('a receipt', () => {
  it('is genuine as a word, as an address and as JSON, also where a mail program has broken the word', async () => {
    const word = writeReceiptText(receipt);
    const forms = [
      word,
      `https://apply.example.edu/verify/#${word}`,
      `  ${word.slice(0, 76)}\r\n${word.slice(76)}\n`,
      canonicalJson(receipt),
      JSON.stringify(receipt, null, 2),
    ];
    for (const form of forms) expect(await verdictOf(form)).toBe('genuine');
  });

  it('comes back from its word as it was', () => {
    const facts = fc.record<ReceiptFacts>({
      installation: fc.domain(),
      project: localText,
      number: fc.string(),
      name: fc.string({ unit: 'grapheme' }),
      batch: localText,
      submittedAt: fc.constant('2026-01-01T00:00:00.000Z'),
      timeZone: fc.constant('UTC'),
      answersHash: fc.constant('0'.repeat(64)),
      formVersion: fc.integer({ min: 1 }),
    });
    fc.assert(
      fc.property(facts, (some) => {
        const sealed = sealReceipt(some, keys);
        expect(readReceiptText(writeReceiptText(sealed))).toEqual(sealed);
      }),
    );
  });

  it.each([
    ['its word', writeReceiptText(receipt)],
    ['its JSON', canonicalJson(receipt)],
  ])('fails with any one byte of %s changed', async (_, text) => {
    const bytes = Buffer.from(text, 'utf8');
    const change = fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }));
    await fc.assert(
      fc.asyncProperty(change, async ([position, by]) => {
        const changed = Buffer.from(bytes);
        changed[position] = ((changed[position] ?? 0) + by) % 256;
        expect(await verdictOf(changed.toString('utf8'))).not.toBe('genuine');
      }),
      { numRuns: 3_000 },
    );
  });

  it('fails at every single place of its word, whichever sign of base64 takes it', async () => {
    const word = writeReceiptText(receipt);
    for (const [index, sign] of [...word].entries()) {
      for (const other of ['A', 'B', 'Q', 'g', '_', '0']) {
        if (other === sign) continue;
        expect(await verdictOf(`${word.slice(0, index)}${other}${word.slice(index + 1)}`)).not.toBe('genuine');
      }
    }
  });

  it.each(['', 'a', 'ab'])('has one spelling, however many bits base64 has to spare (%j)', async (more) => {
    const word = writeReceiptText(sealReceipt(buildFacts({ name: `Zoë${more}` }), keys));
    const position = word.lastIndexOf('.') - 1;
    for (const other of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') {
      const changed = `${word.slice(0, position)}${other}${word.slice(position + 1)}`;
      expect(await verdictOf(changed)).toBe(changed === word ? 'genuine' : 'unreadable');
    }
  });

  it.each<[string, unknown]>([
    ['a fact left out', { ...receipt, facts: { ...receipt.facts, number: undefined } }],
    ['a fact added', { ...receipt, facts: { ...receipt.facts, mark: 'A+' } }],
    ['words beside it', { ...receipt, remark: 'approved' }],
    ['another version', { ...receipt, v: 2 }],
    ['no signature', { ...receipt, signature: '' }],
    ['a signature of nothing', { ...receipt, signature: 'A'.repeat(86) }],
    ['a list', [receipt]],
  ])('is not genuine with %s', async (_, value) => {
    expect(await verdictOf(JSON.stringify(value))).not.toBe('genuine');
  });

  it('does not pass where a fact is said twice, whatever signs the facts have', async () => {
    const odd = JSON.stringify(sealReceipt(buildFacts({ name: String.raw`": {"name":"\\": "x` }), keys));
    for (const json of [JSON.stringify(receipt), odd]) {
      expect(await verdictOf(json)).toBe('genuine');
      expect(await verdictOf(json.replace('"name":', '"name":"Somebody Else","name":'))).toBe('unreadable');
      expect(await verdictOf(json.replace('"facts":', '"facts":{},"facts":'))).toBe('unreadable');
    }
  });

  it('does not pass for another’s: facts of one with the signature of another', async () => {
    const other = sealReceipt(buildFacts({ number: 'A2026000043' }), keys);
    const mixed: SealedReceipt = { ...receipt, signature: other.signature };
    expect((await verifyReceipt(mixed, keys)).verdict).toBe('altered');
  });

  it.each(['', '#', 'PR1...', '{', '{}', 'null', '[]', 'PR1.0123456789abcdef.e30.'.padEnd(120, 'A')])(
    'is not read from %j',
    async (text) => {
      expect(await verdictOf(text)).toBe('unreadable');
    },
  );
});

describe('another installation', () => {
  it('believes it when it trusts the key for that host, and only for that host', async () => {
    const trusted = (setting: string) => ({ find: findAmong(readTrustedKeys({ RECEIPT_KEYS_TRUSTED: setting })) });
    const word = writeReceiptText(receipt);
    expect(await verdictOf(word, trusted(''))).toBe('unknownKey');
    expect(await verdictOf(word, trusted(`apply.example.edu=${keys.text}`))).toBe('genuine');
    expect(await verdictOf(word, trusted(`a.example=${makeKeys().text}, Apply.Example.EDU=${keys.text}`))).toBe(
      'genuine',
    );
    expect(await verdictOf(word, trusted(`other.example.edu=${keys.text}`))).toBe('unknownKey');
    expect(await verdictOf(word, trusted(`apply.example.edu=${makeKeys().text}`))).toBe('unknownKey');
  });

  it.each(['apply.example.edu', '=x', `https://a.example=${keys.text}`, 'a.example=short', keys.text])(
    'does not start with %s',
    (setting) => {
      expect(() => readTrustedKeys({ RECEIPT_KEYS_TRUSTED: setting })).toThrow(/RECEIPT_KEYS_TRUSTED must be/);
    },
  );
});

const words = fc.string({ unit: 'grapheme' });
const localText = fc.record({ sc: words, tc: words, en: words });

import type { Language } from '@portico/form-engine/language';
import type { ReceiptFacts, SealedReceipt } from './sealed-receipt.ts';

// Portico Receipt, version 1.
const mark = 'PR1';
const shape = /^PR1\.([0-9a-f]{16})\.([\w-]+)\.([\w-]{86})$/;

/** A receipt as one word that fits into a QR code and the fragment of an address. */
export function writeReceiptText({ key, facts, signature }: SealedReceipt): string {
  const { installation, project, number, name, batch, submittedAt, timeZone, answersHash, formVersion } = facts;
  const order = [
    installation,
    [project.sc, project.tc, project.en],
    number,
    name,
    [batch.sc, batch.tc, batch.en],
    submittedAt,
    timeZone,
    answersHash,
    formVersion,
  ];
  return [mark, key, base64url(new TextEncoder().encode(JSON.stringify(order))), signature].join('.');
}

/** The receipt in such a word; undefined if it is not exactly one. */
export function readReceiptText(text: string): SealedReceipt | undefined {
  const [, key = '', body = '', signature = ''] = shape.exec(text) ?? [];
  const facts = key === '' ? undefined : readFacts(body);
  if (facts === undefined) return undefined;
  const receipt = { v: 1, key, facts, signature } as const;
  // Base64 and JSON have several spellings of the same; only ours is accepted, so that no character can be changed.
  return writeReceiptText(receipt) === text ? receipt : undefined;
}

// 132 bits of the signature: they cannot be guessed, and only holders of the receipt know them.
const sealLength = 22;
const sealShape = /^[\w-]{22}$/;

/** The text by which the issuing installation finds a receipt: short, so that the QR code of its address is coarse. */
export function sealOf({ signature }: Pick<SealedReceipt, 'signature'>): string {
  return signature.slice(0, sealLength);
}

export function isSeal(text: string): boolean {
  return sealShape.test(text);
}

/** The address where a receipt is checked, in its language; browsers never send the fragment to a server. */
export function receiptAddress(publicUrl: string, receipt: SealedReceipt, language: Language): string {
  return `${publicUrl}/verify/?lang=${language}#${sealOf(receipt)}`;
}

function readFacts(body: string): ReceiptFacts | undefined {
  const values = readJson(body);
  if (!Array.isArray(values) || values.length !== 9) return undefined;
  const [installation, project, number, name, batch, submittedAt, timeZone, answersHash, formVersion] = values;
  const texts = [installation, number, name, submittedAt, timeZone, answersHash];
  if (!texts.every(isText) || !isThreeTexts(project) || !isThreeTexts(batch)) return undefined;
  if (typeof formVersion !== 'number') return undefined;
  return {
    installation,
    project: { sc: project[0], tc: project[1], en: project[2] },
    number,
    name,
    batch: { sc: batch[0], tc: batch[1], en: batch[2] },
    submittedAt,
    timeZone,
    answersHash,
    formVersion,
  };
}

function readJson(body: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isThreeTexts(value: unknown): value is readonly [string, string, string] {
  return Array.isArray(value) && value.length === 3 && value.every(isText);
}

function base64url(bytes: Uint8Array): string {
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

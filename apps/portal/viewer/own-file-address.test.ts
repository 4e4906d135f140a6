import { describe, expect, it } from 'vitest';
import { ownFileAddress } from './own-file-address.ts';

const origin = 'https://apply.example.edu';
const uid = '0b2c4d6e-1111-4222-8333-444455556666';

describe('ownFileAddress', () => {
  it.each([
    [`/v1/public/file/${uid}`, `/v1/public/file/${uid}`],
    [`/enroll/v1/public/file/${uid}`, `/enroll/v1/public/file/${uid}`],
    [`${origin}/v1/public/file/${uid}`, `/v1/public/file/${uid}`],
    [`/staff/v1/file/${uid}`, `/staff/v1/file/${uid}`],
    [`/v1/public/file/${uid}?download=1#x`, `/v1/public/file/${uid}`],
  ])('opens %s', (requested, address) => {
    expect(ownFileAddress(requested, origin)).toBe(address);
  });

  it.each([
    null,
    '',
    '/',
    '/v1/public/file/',
    '/v1/public/file/1',
    `/v1/public/file/${uid}/../../area`,
    `/v1/public/file/${uid}/shared`,
    `/v1/public/upload/${uid}`,
    `https://evil.example/v1/public/file/${uid}`,
    `//evil.example/v1/public/file/${uid}`,
    String.raw`\\evil.example/v1/public/file/${uid}`,
    `https://apply.example.edu@evil.example/v1/public/file/${uid}`,
    `https://user:word@apply.example.edu/v1/public/file/${uid}`,
    `http://apply.example.edu/v1/public/file/${uid}`,
    `blob:${origin}/${uid}`,
    `data:application/pdf;base64,JVBERi0=`,
    `javascript:alert(1)//v1/public/file/${uid}`,
    'http://[',
  ])('refuses %s', (requested) => {
    expect(ownFileAddress(requested, origin)).toBeNull();
  });
});

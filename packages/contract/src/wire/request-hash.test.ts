import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestHash } from './request-hash.ts';

afterEach(() => vi.unstubAllGlobals());

const expected = createHash('sha256').update('a=1&b=二1700000000portico.4dbca6.apply').digest('hex');

describe('requestHash', () => {
  it('takes the parameters sorted by name, then the time, then the salt', async () => {
    expect(await requestHash({ b: '二', a: '1' }, 1_700_000_000)).toBe(expected);
  });

  it('leaves time and hash themselves out', async () => {
    expect(await requestHash({ b: '二', a: '1', time: '1', hash: 'x' }, 1_700_000_000)).toBe(expected);
  });

  it('is the same where the browser has no WebCrypto', async () => {
    vi.stubGlobal('crypto', {});
    expect(await requestHash({ b: '二', a: '1' }, 1_700_000_000)).toBe(expected);
  });
});

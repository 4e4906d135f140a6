import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const key = 'a key of this installation, long enough';

describe('a sealed text', () => {
  it('comes back whole, for its purpose and its key only', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const sealed = seal(key, 'one', text);
        expect(unseal(key, 'one', sealed)).toBe(text);
        expect(unseal(key, 'other', sealed)).toBeUndefined();
        expect(unseal(`${key}!`, 'one', sealed)).toBeUndefined();
      }),
    );
  });

  it('is void with any byte changed', () => {
    const sealed = Buffer.from(seal(key, 'one', 'text'), 'base64url');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(unseal(key, 'one', changed.toString('base64url'))).toBeUndefined();
    }
  });

  it('is rejected when it is not a sealed text', () => {
    fc.assert(fc.property(fc.string(), (text) => unseal(key, 'one', text) === undefined));
  });
});

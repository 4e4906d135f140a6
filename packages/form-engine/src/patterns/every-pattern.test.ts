import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyPattern } from './testing/every-pattern.ts';

const length = 100_000;

// Each nearly matches some pattern for its whole length and then does not, which makes a careless pattern backtrack.
const longTexts: Readonly<Record<string, string>> = {
  blanks: `x${fill(' ')}x`,
  digits: `${fill('1')}!`,
  zeros: `${fill('0')}!`,
  letters: `${fill('a')}!`,
  'letters and blanks': `${fill('a ')}!`,
  capitals: `${fill('A')}!`,
  'capitals and a small letter': `${fill('A')}a`,
  characters: `${fill('汉')}!`,
  'characters beyond the first plane': `${fill('𠀀')}!`,
  'characters and dots': `${fill('汉·')}!`,
  dots: `${fill('.')}a`,
  'dotted names': `${fill('a.')}@b.co`,
  'at signs': fill('@'),
  'a long domain': `a@${fill('b-.')}`,
  'hyphens and digits': fill('1-'),
  'open parentheses': fill('('),
  'nested area codes': fill('(010)'),
  decimals: `1.${fill('0')}.`,
  'hexadecimal digits': `#${fill('f')}g`,
  'piled marks': `a${fill('\u0301\u0316')}`,
  'lone surrogates': fill('\ud800'),
  emoji: fill('👩‍👩‍👧'),
  slashes: `${fill('/\\')}a.jpg`,
  'the letters and digits of a password': fill('aA1'),
};

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.string({ unit: fc.constantFrom(...'0159AXxHM()-/+.@#·汉 '), maxLength: 24 }),
);

describe.each(Object.entries(everyPattern))('%s', (_name, pattern) => {
  it.each(Object.entries(longTexts))('reads 100 KB of %s at once', (_what, text) => {
    pattern(text.slice(0, 100));
    // One pass over the text takes a few milliseconds; one per character takes seconds.
    expect(Math.min(...[1, 2, 3].map(() => effort(() => pattern(text))))).toBeLessThan(250);
  });

  it('throws at no text', () => {
    fc.assert(fc.property(anyText, (text) => pattern(text) !== undefined));
  });

  it('says the same of the same text', () => {
    fc.assert(fc.property(anyText, (text) => Object.is(pattern(text), pattern(text))));
  });
});

function fill(part: string): string {
  return part.repeat(Math.ceil(length / part.length));
}

// CPU milliseconds, since other programs may be running.
function effort(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user / 1000;
}

import type { Captcha } from '@portico/contract/proofs.schemas';
import svgCaptcha from 'svg-captcha';
import { makeChallenge } from './challenge.ts';

// Spec 9: the box is 118 px wide. Easily confused characters are left out.
const drawing = { size: 4, noise: 2, width: 118, height: 40, ignoreChars: '0oO1ilIQ2zZ5sS', color: false } as const;

/** A picture with characters and a puzzle; solving either one is enough. */
export function makeCaptcha(
  secretKey: string,
  { project, bits }: { readonly project: string; readonly bits: number },
  now: Date,
): Captcha['output'] {
  const { text, data } = svgCaptcha.create(drawing);
  const { sealed, challenge } = makeChallenge(secretKey, { project, bits, text: text.toLowerCase() }, now);
  return {
    challenge: sealed,
    image: `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`,
    puzzle: { salt: challenge.salt, bits },
  };
}

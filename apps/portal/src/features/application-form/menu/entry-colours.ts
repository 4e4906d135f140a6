import { foregroundOn, parseHex, readableOn, toHex } from '@portico/ui/colour';
import type { CSSProperties } from 'react';
import type { MenuModule } from '../application-queries.ts';

const white = { red: 255, green: 255, blue: 255 };

/** The colours that the form gives an entry, the text darkened or replaced until it can be read on the ground. */
export function entryColours({ activeBackground, activeColor }: MenuModule): CSSProperties {
  const ground = parseHex(activeBackground ?? '');
  const text = parseHex(activeColor ?? '');
  if (ground === null) return text === null ? {} : { background: 'none', color: toHex(readableOn(white, text)) };
  const isLight = foregroundOn(ground).red < white.red;
  const colour = text !== null && isLight ? readableOn(ground, text) : foregroundOn(ground);
  return { background: toHex(ground), color: toHex(colour) };
}

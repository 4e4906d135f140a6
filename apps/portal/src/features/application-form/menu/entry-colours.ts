import { type Colour, contrastRatio, foregroundOn, readableOn, textContrast, toHex, white } from '@portico/ui/colour';
import { readColour } from '@portico/ui/read-colour';
import type { CSSProperties } from 'react';
import type { MenuModule } from '../application-queries.ts';

/**
 * The colours that the form gives an entry; the text is darkened or replaced if it could not be read on its background.
 */
export function entryColours({ activeBackground = '', activeColor = '' }: MenuModule): CSSProperties {
  const ground = readColour(activeBackground);
  const text = readColour(activeColor, ground ?? white);
  if (ground === null) return text === null ? {} : { background: 'none', color: toHex(readableOn(white, text)) };
  return { background: toHex(ground), color: toHex(textOn(ground, text)) };
}

function textOn(ground: Colour, text: Colour | null): Colour {
  if (text === null) return foregroundOn(ground);
  if (contrastRatio(text, ground) >= textContrast) return text;
  const isLight = foregroundOn(ground).red < white.red;
  return isLight ? readableOn(ground, text) : foregroundOn(ground);
}

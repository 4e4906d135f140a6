import type { Codec } from '../codec.ts';
import type { Notes } from '../notes.ts';
import { text } from './scalars.ts';

/** A CSS length; a bare number means pixels, 0 says nothing. */
export const cssLength: Codec<string> = {
  decode: (wire, notes) => {
    const decoded = text.decode(wire, notes);
    if (decoded === undefined || decoded === null || decoded === '0') return decoded === '0' ? undefined : decoded;
    if (/^\d{1,5}(\.\d{1,3})?$/.test(decoded)) return `${decoded}px`;
    return /^(\d{1,5}(\.\d{1,3})?(px|%|em|rem|ch|vw)|auto)$/.test(decoded) ? decoded : null;
  },
  encode: (value) => value,
};

/** A colour, and nothing that could load an external image. */
export const colour: Codec<string> = accepted((value) =>
  /^(#[\da-f]{3,8}|[a-z]{1,30}|(rgb|hsl)a?\([\d.,%\s/]{1,60}\))$/i.test(value),
);

/** The address of a file: on the web, on this site, or a data URL of a picture; never a script. */
export const address: Codec<string> = accepted((value) => {
  // Browsers ignore blanks and control characters inside a scheme.
  const start = Array.from(value.slice(0, 400)).filter((character) => character > ' ');
  const plain = start.slice(0, 40).join('');
  return !/^[a-z][a-z\d+.-]*:/i.test(plain) || /^(https?:|data:image\/(png|jpeg|gif|webp)[;,])/i.test(plain);
});

function accepted(isAccepted: (value: string) => boolean): Codec<string> {
  return {
    decode: (wire: unknown, notes: Notes) => {
      const decoded = text.decode(wire, notes);
      return typeof decoded === 'string' && !isAccepted(decoded) ? null : decoded;
    },
    encode: (value) => value,
  };
}

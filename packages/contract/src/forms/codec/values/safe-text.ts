import type { Codec } from '../codec.ts';
import type { Notes } from '../notes.ts';
import { text } from './scalars.ts';

/** A CSS length; a bare number means pixels, 0 says nothing. */
export const cssLength: Codec<string> = {
  decode: (wire, notes) => {
    const given = text.decode(wire, notes);
    if (given === undefined || given === null || given === '0') return given === '0' ? undefined : given;
    if (/^\d{1,5}(\.\d{1,3})?$/.test(given)) return `${given}px`;
    return /^(\d{1,5}(\.\d{1,3})?(px|%|em|rem|ch|vw)|auto)$/.test(given) ? given : null;
  },
  encode: (value) => value,
};

/** A colour and nothing that could reach for a picture elsewhere. */
export const colour: Codec<string> = accepted((given) =>
  /^(#[\da-f]{3,8}|[a-z]{1,30}|(rgb|hsl)a?\([\d.,%\s/]{1,60}\))$/i.test(given),
);

/** Where a file lies: an address on the web or on this site, or a picture written out; never a script. */
export const address: Codec<string> = accepted((given) => {
  // Browsers overlook blanks and control characters inside a scheme.
  const start = Array.from(given.slice(0, 400)).filter((character) => character > ' ');
  const plain = start.slice(0, 40).join('');
  return !/^[a-z][a-z\d+.-]*:/i.test(plain) || /^(https?:|data:image\/(png|jpeg|gif|webp)[;,])/i.test(plain);
});

function accepted(isAccepted: (given: string) => boolean): Codec<string> {
  return {
    decode: (wire: unknown, notes: Notes) => {
      const given = text.decode(wire, notes);
      return typeof given === 'string' && !isAccepted(given) ? null : given;
    },
    encode: (value) => value,
  };
}

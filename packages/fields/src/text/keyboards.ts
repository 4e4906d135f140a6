import type { TextNature } from '@portico/form-engine/definition/field-type';
import type { InputHTMLAttributes } from 'react';

type Keyboard = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoCapitalize' | 'autoComplete' | 'autoCorrect' | 'inputMode' | 'spellCheck'
>;

const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
const card = { ...asTyped, autoCapitalize: 'characters', autoComplete: 'off' } as const;

/**
 * The keyboard hints of a line, by its nature. The input type stays text, so that the browser changes nothing typed.
 */
export const keyboards: Readonly<Record<TextNature, Keyboard>> = {
  chinese: { autoCorrect: 'off', spellCheck: false },
  letters: { ...asTyped, autoCapitalize: 'words' },
  capitals: { ...asTyped, autoCapitalize: 'characters' },
  decimal: { ...asTyped, autoComplete: 'off', inputMode: 'decimal' },
  email: { ...asTyped, autoComplete: 'email', inputMode: 'email' },
  mobile: { ...asTyped, autoComplete: 'tel-national', inputMode: 'tel' },
  'id-card': card,
  landline: { ...asTyped, autoComplete: 'tel', inputMode: 'tel' },
  passport: card,
  'hong-kong-card': card,
  'macau-card': { ...card, autoCapitalize: 'none' },
  'taiwan-card': card,
  'no-chinese': {},
  'hex-colour': { ...asTyped, autoComplete: 'off' },
  'home-return-permit': card,
  'taiwan-permit': card,
  'taiwan-residence': card,
  postcode: { ...asTyped, autoCapitalize: 'characters', autoComplete: 'postal-code' },
  'web-address': { ...asTyped, autoComplete: 'url', inputMode: 'url' },
};

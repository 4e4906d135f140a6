import type { LocalText } from '@portico/form-engine/language';

/** One text of several paragraphs, a blank line between them; the three languages stay side by side in the source. */
export function paragraphs(...parts: readonly LocalText[]): LocalText {
  const join = (language: keyof LocalText) => parts.map((part) => part[language]).join('\n\n');
  return { sc: join('sc'), tc: join('tc'), en: join('en') };
}

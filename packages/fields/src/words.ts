import type { LocalText } from '@portico/form-engine/language';

/** Words of a type of field, kept in its own folder, in every language. */
export function words(sc: string, tc: string, en: string): LocalText {
  return { sc, tc, en };
}

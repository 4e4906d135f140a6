import type { Option } from '@portico/form-engine/definition/option';
import type { Language } from '@portico/form-engine/language';

/** An option with its index, which identifies it in the list. */
export interface PlacedOption {
  readonly id: number;
  readonly option: Option;
}

/** The options whose label in this language contains what was typed; case, accents and full-width forms are ignored. */
export function matching(options: readonly Option[], query: string, language: Language): readonly PlacedOption[] {
  const foldedQuery = folded(query.trim());
  return options.flatMap((option, id) =>
    foldedQuery === '' || folded(option.label[language]).includes(foldedQuery) ? [{ id, option }] : [],
  );
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

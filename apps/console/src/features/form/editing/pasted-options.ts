import type { Option } from '@portico/form-engine/definition/option';
import { type Language, languages as allLanguages, type LocalText } from '@portico/form-engine/language';

interface PastedOptions {
  readonly options: readonly Option[];
  /** Names in the last column that are no options of the question above. */
  readonly unknown: readonly string[];
}

/**
 * Options from pasted lines: one a line, languages side by side, separated by tabs or bars. A language without words of its
 * own takes those of the first, so that names that are the same everywhere need to be pasted once. Where the options depend
 * on another question, a column behind the languages names the options of that one, separated by semicolons.
 */
export function pastedOptions(
  lines: string,
  languages: readonly Language[],
  known: readonly Option[],
  above: readonly Option[] = [],
): PastedOptions {
  const taken = new Set(known.map(({ value }) => value));
  const valueOf = new Map(
    above.flatMap(({ value, label }) => allLanguages.map((language) => [folded(label[language]), value] as const)),
  );
  const unknown = new Set<string>();
  const underOf = (cell: string): readonly string[] => {
    const names = cell.split(/[;；]/).map((name) => name.trim());
    return [
      ...new Set(
        names.flatMap((name) => {
          if (name === '') return [];
          const value = valueOf.get(folded(name));
          if (value === undefined) unknown.add(name);
          return value ?? [];
        }),
      ),
    ];
  };
  const options = lines
    .split(/\r?\n/)
    .map((line) => line.split(/[\t|]/).map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells): Option => {
      const value = freeValue(taken);
      taken.add(value);
      const under = above.length === 0 ? [] : underOf(cells[languages.length] ?? '');
      const label = labelOf(cells.slice(0, languages.length), languages);
      return { value, label, ...(under.length > 0 && { under }) };
    });
  return { options, unknown: [...unknown] };
}

/** The smallest number that no option has as its value. */
export function freeValue(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

function folded(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}

function labelOf(cells: readonly string[], languages: readonly Language[]): LocalText {
  const first = cells.find((cell) => cell !== '') ?? '';
  const at = (language: Language) => cells[languages.indexOf(language)] || first;
  return { sc: at('sc'), tc: at('tc'), en: at('en') };
}

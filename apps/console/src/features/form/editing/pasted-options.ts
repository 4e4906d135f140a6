import type { Option } from '@portico/form-engine/definition/option';
import type { Language, LocalText } from '@portico/form-engine/language';

/**
 * Options from pasted lines: one a line, languages side by side, separated by tabs or bars. A language without words of its
 * own takes those of the first, so that names that are the same everywhere need to be pasted once.
 */
export function pastedOptions(
  lines: string,
  languages: readonly Language[],
  known: readonly Option[],
): readonly Option[] {
  const taken = new Set(known.map(({ value }) => value));
  return lines
    .split(/\r?\n/)
    .map((line) => line.split(/[\t|]/).map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => {
      const value = freeValue(taken);
      taken.add(value);
      return { value, label: labelOf(cells, languages) };
    });
}

/** The smallest number that no option has as its value. */
export function freeValue(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

function labelOf(cells: readonly string[], languages: readonly Language[]): LocalText {
  const first = cells.find((cell) => cell !== '') ?? '';
  const at = (language: Language) => cells[languages.indexOf(language)] || first;
  return { sc: at('sc'), tc: at('tc'), en: at('en') };
}

import type { Figures } from '@portico/contract/figures.schemas';
import type { Language } from '@portico/form-engine/language';

/** The table for a spreadsheet. What it would take for a formula begins with an apostrophe. */
export function figuresFile({ corner, columns, rows }: Figures, language: Language): Blob {
  const lines = rows.map(({ label, values }) => [
    cell(label[language]),
    ...values.map((value) => (value === null ? '' : String(value))),
  ]);
  const head = [corner, ...columns].map((name) => cell(name[language]));
  const text = [head, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
  // With the mark, spreadsheets read it as UTF-8.
  return new Blob([`\uFEFF${text}`], { type: 'text/csv' });
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

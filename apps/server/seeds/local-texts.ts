import type { LocalText } from '@portico/form-engine/language';

/** Every text in three languages inside a value, with its path. */
export function localTexts(value: unknown, path = ''): FoundText[] {
  if (!isRecord(value)) return [];
  if (isLocalText(value)) return [{ path, text: value }];
  const nickname = { sc: value['nickname_sc'], tc: value['nickname_tc'], en: value['nickname_en'] };
  if (isLocalText(nickname)) return [{ path: `${path}.nickname`, text: nickname }];
  return Object.entries(value).flatMap(([key, child]) => localTexts(child, path === '' ? key : `${path}.${key}`));
}

interface FoundText {
  readonly path: string;
  readonly text: LocalText;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isLocalText(value: Readonly<Record<string, unknown>>): value is LocalText {
  return ['sc', 'tc', 'en'].every((language) => typeof value[language] === 'string');
}

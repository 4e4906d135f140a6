import type { LocalText } from '@portico/form-engine/language';

/** The title that a project file gives its project; null where it has none. The server checks the whole file. */
export async function titleInFile(file: Blob): Promise<LocalText | null> {
  try {
    const read: unknown = JSON.parse(await file.text());
    const title = partOf(partOf(read, 'look'), 'title');
    const text = (language: string) => {
      const words = partOf(title, language);
      return typeof words === 'string' ? words : '';
    };
    return title === undefined ? null : { sc: text('sc'), tc: text('tc'), en: text('en') };
  } catch {
    return null;
  }
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;
}

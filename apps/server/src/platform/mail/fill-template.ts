/** Fills the {placeholders} of a sentence. A placeholder without a value is a bug, so it throws. */
export function fillTemplate(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}}`);
    return value;
  });
}

/** Puts values into the {places} of a sentence; a place without a value is a mistake of ours and is not sent. */
export function fillTemplate(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}}`);
    return value;
  });
}

/** From which byte, from 1, and how many. */
export type Place = readonly [from: number, bytes: number];

/** Many texts that travel to the database in one piece, each known by its place: none is escaped, and none is read twice. */
export function pileTexts() {
  const texts: string[] = [];
  let end = 0;
  return {
    add(text: string): Place {
      const bytes = Buffer.byteLength(text, 'utf8');
      const place = [end + 1, bytes] as const;
      texts.push(text);
      end += bytes;
      return place;
    },
    toBuffer: (): Buffer => Buffer.from(texts.join(''), 'utf8'),
  };
}

export type TextPile = ReturnType<typeof pileTexts>;

/** From which byte, from 1, and how many. */
export type Place = readonly [from: number, bytes: number];

/** Many texts that travel to the database in one piece, each known by its place: none is escaped, and none is read twice. */
export function pileTexts() {
  const pieces: Buffer[] = [];
  let end = 0;
  return {
    add(text: string | Buffer): Place {
      const bytes = typeof text === 'string' ? Buffer.from(text, 'utf8') : text;
      const place = [end + 1, bytes.length] as const;
      pieces.push(bytes);
      end += bytes.length;
      return place;
    },
    toBuffer: (): Buffer => Buffer.concat(pieces, end),
  };
}

export type TextPile = ReturnType<typeof pileTexts>;

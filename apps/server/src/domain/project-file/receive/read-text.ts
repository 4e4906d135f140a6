import { setImmediate as nextTurn } from 'node:timers/promises';
import { Refused } from '../../../platform/refused.ts';
import { largestArticleFile } from '../format/articles.schema.ts';

/** Four pictures of the largest size, a form of a thousand questions, and articles with some of their files. */
export const largestFileMb = 16;
/** Each costs a microsecond or two to parse and check; a form of 120 questions has 4,000. */
const mostParts = 40_000;
const deepest = 24;
/** The largest file of an article in base64; every other text is shorter. */
const longestText = Math.ceil(largestArticleFile / 3) * 4;
/** How much is looked at before others get a turn. */
const bytesInOneTurn = 1_048_576;

const quote = 0x22;
const backslash = 0x5c;
const isOpening = (byte: number) => byte === 0x7b || byte === 0x5b;
const isClosing = (byte: number) => byte === 0x7d || byte === 0x5d;
const comma = 0x2c;

/**
 * A file as text. What is too large, too deep or has too many parts is refused while it arrives, before anything is
 * parsed: size is limited where it costs.
 */
export async function readText(content: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  const scan = { parts: 0, depth: 0, text: 0, isText: false, isEscaped: false };
  let bytes = 0;
  let turns = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > largestFileMb * 1_048_576)
      throw new Refused('fileTooBig', { params: { megabytes: String(largestFileMb) } });
    if (bytes === chunk.length) requireObject(chunk);
    count(scan, chunk);
    if (isBeyond(scan)) throw new Refused('projectFileComplex');
    text += decode(decoder, chunk);
    if (bytes > turns * bytesInOneTurn) {
      turns += 1;
      await nextTurn();
    }
  }
  if (bytes === 0) throw new Refused('fileEmpty');
  return text + decode(decoder);
}

/** Piece by piece: decoding a whole file at once would hold up everybody else. Without a chunk, the end of the text. */
function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch (error) {
    throw new Refused('projectFileForeign', { cause: error });
  }
}

/** Archives, pictures and other JSON are told apart by how they begin; a byte order mark and spaces are let pass. */
function requireObject(chunk: Uint8Array): void {
  const begin = Buffer.from(chunk.subarray(0, 64))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (!begin.startsWith('{')) throw new Refused('projectFileForeign', { cause: 'begins otherwise' });
}

interface Scan {
  parts: number;
  depth: number;
  /** The length of the text that is being read. */
  text: number;
  isText: boolean;
  isEscaped: boolean;
}

function isBeyond({ parts, depth, text }: Scan): boolean {
  return parts > mostParts || depth > deepest || text > longestText;
}

function count(scan: Scan, chunk: Uint8Array): void {
  for (let at = 0; at < chunk.length; at += 1) {
    const byte = chunk[at] ?? 0;
    if (scan.isText) {
      scan.text += 1;
      if (scan.isEscaped) scan.isEscaped = false;
      else if (byte === backslash) scan.isEscaped = true;
      else if (byte === quote) scan.isText = false;
    } else if (byte === quote) {
      scan.isText = true;
      scan.text = 0;
    } else if (isOpening(byte)) {
      scan.parts += 1;
      scan.depth += 1;
      if (isBeyond(scan)) return;
    } else if (isClosing(byte)) scan.depth -= 1;
    else if (byte === comma) scan.parts += 1;
  }
}

import { encode } from 'uqr';

/** Row by row, true is dark. */
export type CodeModules = readonly (readonly boolean[])[];

// What the largest code holds; titles may be as long as an institution likes.
const mostBytes = 2_953;

/**
 * An address as a QR code. Low error correction, since it is read from screens and clean paper and must stay coarse. If
 * the address is too long, the code leads to the page where receipts are checked.
 */
export function codeModules(address: string): CodeModules {
  const [page = ''] = address.split('#');
  return encode(Buffer.byteLength(address) <= mostBytes ? address : page, { ecc: 'L', border: 0 }).data;
}

// What a reader needs of white around the code.
const quiet = 4;

/** The same as an SVG path, with how many modules a side the picture has. */
export function codePath(modules: CodeModules): { readonly size: number; readonly path: string } {
  const rows = modules.map((row, y) =>
    darkRuns(row).map(([from, length]) => `M${from + quiet} ${y + quiet}h${length}v1h-${length}z`),
  );
  return { size: modules.length + 2 * quiet, path: rows.flat().join('') };
}

/** Where dark modules stand side by side: the first, and how many. */
function darkRuns(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = found.at(-1);
    if (!isDark) continue;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  }
  return found;
}

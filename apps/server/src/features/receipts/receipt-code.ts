import { encode } from 'uqr';

/** Row by row, true is dark. */
export type CodeModules = readonly (readonly boolean[])[];

/** An address as a QR code. Low error correction, since it is read from screens and clean paper and must stay coarse. */
export function codeModules(address: string): CodeModules {
  return encode(address, { ecc: 'L', border: 0 }).data;
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

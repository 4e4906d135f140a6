import { encode } from 'uqr';

/** Row by row; true is a dark module. */
export type CodeModules = readonly (readonly boolean[])[];

/** An address as a QR code. Low error correction is enough on screens and clean paper, and keeps the modules large. */
export function codeModules(address: string): CodeModules {
  return encode(address, { ecc: 'L', border: 0 }).data;
}

// The white margin that QR readers need, in modules.
const quiet = 4;

/** The same as an SVG path, with the side length in modules. */
export function codePath(modules: CodeModules): { readonly size: number; readonly path: string } {
  const rows = modules.map((row, y) =>
    darkRuns(row).map(([from, length]) => `M${from + quiet} ${y + quiet}h${length}v1h-${length}z`),
  );
  return { size: modules.length + 2 * quiet, path: rows.flat().join('') };
}

/** Runs of adjacent dark modules: the first index and the length. */
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

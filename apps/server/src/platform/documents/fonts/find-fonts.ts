import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Span } from './read-coverage.ts';

/** What documents are set in: families in the order they are asked, and the files they are in. */
export interface Fonts {
  readonly families: readonly string[];
  readonly files: readonly string[];
  /** Where the files are. */
  readonly folders: readonly string[];
  /** Characters that are there besides, without a file. */
  readonly spans: readonly Span[];
}

/** `system`: those of the machine before our own; `off`: our own alone; else a folder that is searched as well. */
export type FontSource = string;

// By preference: the first has the most Chinese characters, ours is always there, the others know more scripts.
const wanted: readonly { readonly family: string; readonly file: RegExp }[] = [
  { family: 'Noto Sans CJK SC', file: /^NotoSansCJK(?:sc)?-(?:Regular|Bold)\.(?:ttc|otc|otf)$/ },
  { family: 'Noto Sans SC', file: /^NotoSansSC_(?:400Regular|700Bold)\.ttf$/ },
  { family: 'Noto Sans', file: /^NotoSans-(?:Regular|Bold)\.ttf$/ },
  { family: 'DejaVu Sans', file: /^DejaVuSans(?:-Bold)?\.ttf$/ },
];

// Comes with the compiler: letters of European languages and of Vietnamese, which our own font has not.
const builtIn = {
  family: 'Libertinus Serif',
  spans: [
    { from: 0x01_00, to: 0x02_af },
    { from: 0x03_84, to: 0x03_ce },
    { from: 0x04_00, to: 0x04_5f },
    { from: 0x1e_00, to: 0x1e_ff },
  ],
} as const;

export async function findFonts(source: FontSource): Promise<Fonts> {
  const places = source === 'off' ? [] : [...(source === 'system' ? [] : [source]), ...systemPlaces];
  const found = [...ownFiles(), ...(await Promise.all(places.map(listFiles))).flat()];
  const used = wanted.flatMap(({ family, file }) => {
    const files = found.filter((path) => file.test(basename(path)));
    // The same file in two places is one font.
    const once = [...new Map(files.map((path) => [basename(path), path])).values()];
    return once.length === 0 ? [] : [{ family, files: once }];
  });
  const files = used.flatMap((one) => one.files);
  return {
    families: [...used.map(({ family }) => family), builtIn.family],
    files,
    folders: [...new Set(files.map((path) => dirname(path)))],
    spans: builtIn.spans,
  };
}

const systemPlaces = ['/usr/share/fonts', '/usr/local/share/fonts', join(homedir(), '.local/share/fonts')];

/** Comes with the server. */
function ownFiles(): readonly string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json'));
  return ['400Regular', '700Bold'].map((weight) => join(folder, weight, `NotoSansSC_${weight}.ttf`));
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** The fonts of documents: families in order of preference, and their files. */
export interface Fonts {
  readonly families: readonly string[];
  readonly files: readonly string[];
}

/** `system`: the machine's fonts before our own; `off`: only our own; otherwise a folder that is searched as well. */
export type FontSource = string;

// In order of preference: the first has the most Chinese characters, the second and the last are always available, and
// the others have letters that Chinese fonts lack, for European languages, Vietnamese and further scripts.
const fonts: readonly { readonly family: string; readonly file: RegExp }[] = [
  { family: 'Noto Sans CJK SC', file: /^NotoSansCJK(?:sc)?-(?:Regular|Bold)\.(?:ttc|otc|otf)$/ },
  { family: 'Noto Sans SC', file: /^NotoSansSC_(?:400Regular|700Bold)\.ttf$/ },
  { family: 'Noto Sans', file: /^NotoSans-(?:Regular|Bold)\.ttf$/ },
  { family: 'DejaVu Sans', file: /^DejaVuSans(?:-Bold)?\.ttf$/ },
  // For digests and codes, selected by name.
  { family: 'DejaVu Sans Mono', file: /^DejaVuSansMono\.ttf$/ },
];

export async function findFonts(source: FontSource): Promise<Fonts> {
  const folders = source === 'off' ? [] : [...(source === 'system' ? [] : [source]), ...systemPlaces];
  const found = [...ownFiles(), ...(await Promise.all(folders.map(listFiles))).flat()];
  const used = fonts.flatMap(({ family, file }) => {
    const files = found.filter((path) => file.test(basename(path)));
    // The same file in two folders is one font.
    const once = [...new Map(files.map((path) => [basename(path), path])).values()];
    return once.length === 0 ? [] : [{ family, files: once }];
  });
  return { families: used.map(({ family }) => family), files: used.flatMap((one) => one.files) };
}

const systemPlaces = ['/usr/share/fonts', '/usr/local/share/fonts', join(homedir(), '.local/share/fonts')];

/** Installed with the server. */
function ownFiles(): readonly string[] {
  const { resolve } = createRequire(import.meta.url);
  const chinese = dirname(resolve('@expo-google-fonts/noto-sans-sc/package.json'));
  const latin = join(dirname(resolve('dejavu-fonts-ttf/package.json')), 'ttf');
  return [
    ...['400Regular', '700Bold'].map((weight) => join(chinese, weight, `NotoSansSC_${weight}.ttf`)),
    ...['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSansMono.ttf'].map((file) => join(latin, file)),
  ];
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

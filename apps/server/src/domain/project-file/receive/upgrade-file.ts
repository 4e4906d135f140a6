import { Refused } from '../../../platform/refused.ts';
import { fileFormat, fileVersion } from '../format/project-file.ts';

export type RawFile = Readonly<Record<string, unknown>>;

/** Makes a file of one version one of the next. */
export type UpgradeStep = (file: RawFile) => RawFile;

/** By the version that a step takes; it leaves the version itself to the loop below. */
const steps: Readonly<Record<number, UpgradeStep>> = {
  // The first files had neither articles nor ready answers.
  1: (file) => ({
    ...file,
    content: isRecord(file['content']) ? { articles: [], answers: [], files: [], ...file['content'] } : file['content'],
  }),
};

/** An older file as one of the present version. What is no project file, or a newer one, is refused. */
export function upgradeFile(raw: unknown, by = steps, newest: number = fileVersion): RawFile {
  if (!isRecord(raw) || raw['format'] !== fileFormat) throw new Refused('projectFileForeign', { cause: 'format' });
  const { version } = raw;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    throw new Refused('projectFileForeign', { cause: 'version' });
  if (version > newest)
    throw new Refused('projectFileNewer', { params: { version: String(version), known: String(newest) } });
  let file = raw;
  for (let at = version; at < newest; at += 1) {
    const step = by[at];
    if (step === undefined) throw new Error(`There is no step from version ${at} of project files`);
    file = { ...step(file), version: at + 1 };
  }
  return file;
}

function isRecord(value: unknown): value is RawFile {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

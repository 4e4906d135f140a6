import { setImmediate as nextTurn } from 'node:timers/promises';
import { Refused } from '../../../platform/refused.ts';
import type { ProjectFile } from '../format/project-file.ts';
import { checkFiles } from './check-articles.ts';
import { checkMeaning } from './check-meaning.ts';
import { checkPictures } from './check-pictures.ts';
import { checkShape } from './check-shape.ts';
import { requireSound } from './file-problem.ts';
import { readText } from './read-text.ts';
import { requirePlain } from './require-plain.ts';
import { upgradeFile } from './upgrade-file.ts';

/** A project file that somebody sends: from here on it is as safe as what staff enter. Others get a turn between the steps. */
export async function receiveProjectFile(content: AsyncIterable<Uint8Array>): Promise<ProjectFile> {
  const text = await readText(content);
  await nextTurn();
  const raw = parse(text);
  await nextTurn();
  await requirePlain(raw);
  const file = await checkShape(upgradeFile(raw));
  await nextTurn();
  const problems = [...(await checkPictures(file.look.pictures)), ...(await checkFiles(file.content))];
  await nextTurn();
  requireSound([...problems, ...checkMeaning(file)]);
  return file;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refused('projectFileForeign', { cause: error });
  }
}

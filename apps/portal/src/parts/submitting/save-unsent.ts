import type { Language } from '@portico/form-engine/language';
import { createFormSession } from '@portico/form-engine/session/form-session';
import { fetchFiled } from '../../lib/fetch-filed.ts';
import { readModule } from '../../lib/read-module.ts';
import { openModuleSaving } from '../../lib/saving/open-module-saving.ts';
import { unsentModules } from '../../lib/saving/unsent.ts';

interface Writer {
  readonly slug: string;
  readonly uid: string;
  readonly language: Language;
}

const timeoutMs = 10_000;
const pollMs = 500;
const looks = 6;

/**
 * Saves what this browser has of the application and the server does not, as the module itself would if it were open.
 * Returns the modules that still have something unsaved: a conflict, or a refused value.
 */
export async function saveUnsent(writer: Writer): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const menuid of await unsentModules(writer.slug, writer.uid)) {
    if (!(await saveModule(menuid, writer))) failed.push(menuid);
  }
  return failed.length > 0 ? failed : untilOthersSaved(writer);
}

async function saveModule(menuid: string, { slug, uid, language }: Writer): Promise<boolean> {
  const filed = await fetchFiled(menuid);
  const read = readModule(filed, () => undefined);
  if (read === null) return false;
  const session = createFormSession(read.form, read.answers, { language, today: filed.today });
  const saving = await openModuleSaving({ slug, uid, filed, form: read.form, session });
  await Promise.race([saving.saveNow(), pause(timeoutMs)]);
  const isSaved = saving.state().unsent.length === 0;
  saving.stop();
  return isSaved;
}

/** Another open tab sends its own text, a moment after the last keystroke. */
async function untilOthersSaved({ slug, uid }: Writer): Promise<readonly string[]> {
  for (let look = 0; look < looks; look += 1) {
    if ((await unsentModules(slug, uid)).length === 0) return [];
    await pause(pollMs);
  }
  return unsentModules(slug, uid);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { Answer, Answers, FieldValue, FormAnswers, StoredFile } from '@portico/form-engine/values/answer';

// An answer must not contain a blob URL, since others would follow it as a link: it contains a name, looked up here.
const addresses = new Map<string, string>();

/** Keeps a file in the memory of this page: nothing is sent, and it is gone with the page. */
export function keepFile(file: File): StoredFile {
  const address = URL.createObjectURL(file);
  const uid = address.slice(address.lastIndexOf('/') + 1);
  addresses.set(uid, address);
  return { uid, name: file.name, url: uid, size: file.size };
}

/** Where the page shows a file that it keeps. */
export function addressOfKept({ uid }: Pick<StoredFile, 'uid'>): string | undefined {
  return addresses.get(uid);
}

/** The designer's plausible answers name files that exist nowhere. */
export function isSample({ uid }: Pick<StoredFile, 'uid'>): boolean {
  return uid.startsWith('sample-');
}

/** Answers without the files that were in the memory of an earlier page. */
export function withoutLostFiles(form: CompiledForm, { fields, rows }: FormAnswers): FormAnswers {
  const clean = (answers: Answers): Answers =>
    Object.fromEntries(
      Object.entries(answers).map(([key, answer]) => {
        const takesFiles = form.byKey.get(key)?.model.takesFiles === true;
        return [key, withoutLost(answer, takesFiles)];
      }),
    );
  return {
    fields: clean(fields),
    rows: Object.fromEntries(Object.entries(rows).map(([group, list]) => [group, list.map(clean)])),
  };
}

function withoutLost(answer: Answer, takesFiles: boolean): Answer {
  const { value, attachments } = answer;
  return {
    ...answer,
    ...(takesFiles && Array.isArray(value) ? { value: value.filter(isHere) } : {}),
    ...(attachments === undefined ? {} : { attachments: attachments.filter(isHere) }),
  };
}

function isHere(file: FieldValue | StoredFile): boolean {
  const uid = typeof file === 'object' && file !== null && 'uid' in file ? file.uid : null;
  return typeof uid === 'string' && (addresses.has(uid) || isSample({ uid }));
}

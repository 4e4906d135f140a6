import { useTranslations } from 'use-intl';
import { useProject } from '../../../lib/project.ts';
import { aroundOf } from '../draft/place-of.ts';
import { useEditing } from '../draft/use-form.ts';
import { excerptOf } from '../editing/excerpt.ts';
import { inOrder, removeParts } from '../editing/many-parts.ts';
import { fileSchema } from '../importing/file-schema.ts';
import { useTroubleText } from '../importing/use-trouble-text.ts';
import { focusRow } from '../outline/focus-row.ts';
import { type Clip, clipText, Foreign, readClip } from './clip-text.ts';
import { hasPlace, pasteClip, type Pasted } from './paste-clip.ts';

/** What was copied last on this page, for browsers that do not let a page read the clipboard. */
const last = { text: '' };

/** What can be done with all parts that are chosen. Each is one step of undo. */
export function useClipboard() {
  const t = useTranslations('console.formClipboard');
  const trouble = useTroubleText();
  const { id: project } = useProject();
  const { store, selection } = useEditing();
  const { clips } = selection;
  const chosen = () => inOrder(store.readParts(), selection.readAll());

  const copied = (): string => {
    const names = chosen();
    if (names.length === 0) return '';
    last.text = clipText({ project, excerpt: excerptOf(store.readParts(), names) });
    return last.text;
  };
  const remove = () => {
    const names = chosen();
    const parent = aroundOf(store.readParts(), names[0] ?? '').at(-1) ?? null;
    store.edit((parts) => removeParts(parts, names));
    selection.select(parent);
    if (parent !== null) focusRow(parent);
  };
  const show = (pasted: Pasted) => {
    const parts = store.readParts();
    const { names } = pasted;
    selection.selectAll(names, ...names.flatMap((name) => aroundOf(parts, name)));
    focusRow(names.at(-1) ?? '');
    clips.tell({ pasted });
  };
  const put = (clip: Clip) => {
    if (!hasPlace(store.readParts(), clip.excerpt)) throw new Foreign('noModule');
    const pasted = pasteClip(store.readParts(), clip, project, selection.read());
    store.edit(() => pasted.parts);
    show(pasted);
  };
  const paste = async (text: string) => {
    try {
      put(readClip(text, await fileSchema()));
    } catch (problem) {
      clips.tell({ refused: problem instanceof Foreign ? t(`refused.${problem.reason}`) : trouble(problem) });
    }
  };
  const duplicate = () => {
    const names = chosen();
    if (names.length === 0) return;
    const excerpt = excerptOf(store.readParts(), names);
    const pasted = pasteClip(store.readParts(), { project, excerpt }, project, names.at(-1) ?? null);
    store.edit(() => pasted.parts);
    show(pasted);
  };
  /** For menus; keys bring the clipboard with them. */
  const writeOut = async (text: string) => {
    await navigator.clipboard?.writeText(text).catch(() => undefined);
  };
  const readIn = async () => {
    const found = await navigator.clipboard?.readText().catch(() => '');
    return found === undefined || found === '' ? last.text : found;
  };
  return { copied, remove, paste, duplicate, writeOut, readIn };
}

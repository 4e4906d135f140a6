import type { BankEntry } from '@portico/contract/question-bank.schemas';
import { useTranslations } from 'use-intl';
import { Foreign } from '../clipboard/clip-text.ts';
import { hasPlace, pasteClip } from '../clipboard/paste-clip.ts';
import { aroundOf } from '../draft/place-of.ts';
import { useEditing } from '../draft/use-form.ts';
import { newId } from '../editing/new-parts.ts';
import { useTroubleText } from '../importing/use-trouble-text.ts';
import { focusRow } from '../outline/focus-row.ts';
import { withLinks } from './content.ts';

/** Puts an entry behind what is chosen, as one step of undo; the outline tells what came of it. */
export function useInsertEntry() {
  const t = useTranslations('console.formClipboard');
  const trouble = useTroubleText();
  const { store, selection } = useEditing();
  return (entry: string, { revision, content }: Pick<BankEntry['output'], 'revision' | 'content'>): void => {
    const excerpt = { modules: [], ...withLinks(content, { entry, revision, set: newId() }) };
    try {
      const parts = store.readParts();
      if (!hasPlace(parts, excerpt)) throw new Foreign('noModule');
      const pasted = pasteClip(parts, { project: '', excerpt }, 'bank', selection.read());
      store.edit(() => pasted.parts);
      const after = store.readParts();
      selection.selectAll(pasted.names, ...pasted.names.flatMap((name) => aroundOf(after, name)));
      focusRow(pasted.names.at(-1) ?? '');
      selection.clips.tell({ pasted });
    } catch (problem) {
      selection.clips.tell({
        refused: problem instanceof Foreign ? t(`refused.${problem.reason}`) : trouble(problem),
      });
    }
  };
}

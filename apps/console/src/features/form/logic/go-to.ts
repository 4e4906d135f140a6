import { aroundOf } from '../draft/place-of.ts';
import { useEditing } from '../draft/use-form.ts';
import { focusPanel, focusRules } from '../panel/focus-panel.ts';

/** Chooses a part of the form in the outline, and goes to its rules; limits are among its settings. */
export function useGoTo(): (name: string, isLimit?: boolean) => void {
  const { store, selection } = useEditing();
  return (name, isLimit = false) => {
    selection.select(name, ...aroundOf(store.readParts(), name));
    if (isLimit) focusPanel(name);
    else focusRules(name);
  };
}

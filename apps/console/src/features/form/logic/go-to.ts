import { aroundOf } from '../draft/place-of.ts';
import { useEditing } from '../draft/use-form.ts';
import { focusRules } from '../panel/focus-panel.ts';

/** Chooses a part of the form in the outline, and goes to its rules. */
export function useGoTo(): (name: string) => void {
  const { store, selection } = useEditing();
  return (name) => {
    selection.select(name, ...aroundOf(store.readParts(), name));
    focusRules(name);
  };
}

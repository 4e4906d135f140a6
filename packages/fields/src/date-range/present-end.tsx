import type { EntryAttributes } from '../shared/dates/date-entry-props.ts';
import control from '../shared/control/control.module.css';

/** The end of what still goes on: a word that cannot be changed. */
export function PresentEnd({ attributes, text }: { readonly attributes: EntryAttributes; readonly text: string }) {
  return <input {...attributes} type="text" className={control.control} value={text} disabled />;
}

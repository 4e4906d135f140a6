import type { SelectHTMLAttributes } from 'react';
import type { AreaOption } from '../../field-services.ts';
import controls from '../../shared/control/control.module.css';
import styles from './areas.module.css';

/** The last choice of the list: the place is in none of the lists. */
export const elsewhere = 'elsewhere';

interface AreaSelectProps {
  readonly attributes: Pick<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'aria-label'>;
  /** The label of this level. */
  readonly words: string;
  /** Null while they load. */
  readonly areas: readonly AreaOption[] | null;
  /** What shows meanwhile. */
  readonly shown?: string;
  readonly value: string;
  readonly onChoose: (code: string) => void;
  readonly onLeave: () => void;
  /** The label of the last choice, if there is one besides the areas. */
  readonly last?: string;
}

/** One level, as a native list. */
export function AreaSelect({ attributes, words, areas, shown = '', value, onChoose, onLeave, last }: AreaSelectProps) {
  // An area without parts has no list.
  if (areas?.length === 0) return null;
  return (
    <span className={styles.frame}>
      <select
        {...attributes}
        className={controls.control}
        value={value}
        aria-busy={areas === null}
        onChange={(event) => onChoose(event.target.value)}
        onBlur={onLeave}
      >
        <option value="">{shown === '' ? words : shown}</option>
        {areas?.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        {last === undefined || areas === null ? null : <option value={elsewhere}>{last}</option>}
      </select>
    </span>
  );
}

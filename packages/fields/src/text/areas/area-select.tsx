import type { SelectHTMLAttributes } from 'react';
import type { AreaOption } from '../../field-services.ts';
import controls from '../../shared/control/control.module.css';
import styles from './areas.module.css';

/** The choice behind all areas: the place stands in none of the lists. */
export const elsewhere = 'elsewhere';

interface AreaSelectProps {
  readonly attributes: Pick<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'aria-label'>;
  /** What is chosen here. */
  readonly words: string;
  /** Null while they are on their way. */
  readonly areas: readonly AreaOption[] | null;
  /** What stands there meanwhile. */
  readonly shown?: string;
  readonly value: string;
  readonly onChoose: (code: string) => void;
  readonly onLeave: () => void;
  /** The words of the last choice, where there is one besides the areas. */
  readonly last?: string;
}

/** One level, by the platform's own list. */
export function AreaSelect({ attributes, words, areas, shown = '', value, onChoose, onLeave, last }: AreaSelectProps) {
  // A place without parts has no list.
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

import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import type { FormSession } from '@portico/form-engine/session/form-session';
import { emailIn, isSameAddress } from '../../../parts/referees/referee-fields.ts';

interface RowPosition {
  readonly group: string;
  /** Null for a new row. */
  readonly index: number | null;
}

/** Spec 5: the addresses of recommenders must be unique, ignoring case. */
export function isRepeated(
  session: Pick<FormSession, 'rows'>,
  groups: readonly GroupDefinition[],
  address: string,
  own: RowPosition,
): boolean {
  return groups.some((group) =>
    session
      .rows(group.key)
      .rows.some(
        (row, index) =>
          !(group.key === own.group && index === own.index) && isSameAddress(address, emailIn(row, group)),
      ),
  );
}

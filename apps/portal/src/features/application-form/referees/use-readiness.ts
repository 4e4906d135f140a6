import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { ModuleSaving } from '../../../lib/saving/saving.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { emailFieldOf, emailIn, refereeAt } from '../../../parts/referees/referee-fields.ts';
import { refereesQuery } from '../../../parts/referees/referees-query.ts';
import type { Readiness } from '../../../parts/referees/send-controls.tsx';
import { isRepeated } from './repeated-address.ts';
import type { RefereeSession } from './use-row-question.ts';

interface RowParts {
  readonly group: GroupDefinition;
  readonly index: number;
  readonly groups: readonly GroupDefinition[];
  readonly session: RefereeSession;
  readonly saving: ModuleSaving;
}

/** Checks that the request of a row can be sent: the row is valid, its address is unique, and it is saved. */
export function useReadiness({ group, index, groups, session, saving }: RowParts) {
  const t = useTranslations('referees.send');
  const failureText = useFailureText();
  const queries = useQueryClient();

  const prepare = async (): Promise<Readiness> => {
    const { rows, problems } = session.rows(group.key);
    const address = emailIn(rows[index] ?? {}, group);
    if (isRepeated(session, groups, address, { group: group.key, index })) return { refused: t('duplicate') };
    if (address === '' || problems[index] !== null) return { refused: t('incomplete') };
    await saving.saveNow();
    if (saving.state().unsent.includes(group.key)) return { refused: t('unsaved') };
    try {
      const referees = await queries.fetchQuery({ ...refereesQuery(), staleTime: 0 });
      const referee = refereeAt(referees, address);
      // Everything is saved but the row is missing: it was changed elsewhere.
      if (referee === undefined) return { refused: t('elsewhere') };
      return referee.complete ? { referee, referees } : { refused: t('incomplete') };
    } catch (error) {
      return { refused: failureText(error) };
    }
  };

  const takeLikely = (likely: string) => {
    const field = emailFieldOf(group);
    if (field === undefined) return;
    const scope = session.editRow(group.key, index);
    scope.change(field.key, { value: likely });
    scope.save();
  };
  return { prepare, takeLikely };
}

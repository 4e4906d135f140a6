import type { RowOnScreen } from '@portico/fields/row-controls';
import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import { useTranslations } from 'use-intl';
import type { ModuleSaving } from '../../../lib/saving/saving.ts';
import { useSession } from '../../../lib/state/session-store.ts';
import { LetterSteps } from '../../../parts/referees/letter-steps.tsx';
import { RefereeAccount } from '../../../parts/referees/referee-account.tsx';
import { emailIn, nameIn, refereeAt, unaskedReferee } from '../../../parts/referees/referee-fields.ts';
import type { Referees } from '../../../parts/referees/referees-query.ts';
import { SendControls } from '../../../parts/referees/send-controls.tsx';
import { StateMark } from '../../../parts/referees/state-mark.tsx';
import { requestStateOf } from '../../../parts/referees/request-state.ts';
import styles from './referee-rows.module.css';
import { useReadiness } from './use-readiness.ts';
import type { RefereeSession } from './use-row-question.ts';

interface UnderRefereeProps {
  readonly row: RowOnScreen;
  readonly referees: Referees;
  readonly menuid: string;
  readonly session: RefereeSession;
  readonly groups: readonly GroupDefinition[];
  readonly saving: ModuleSaving;
}

/** Under the row of a recommender: the request state, and the button that sends the request. */
export function UnderReferee({ row: position, referees, menuid, session, groups, saving }: UnderRefereeProps) {
  const t = useTranslations('referees.send');
  const { group, index, row, language } = position;
  const hasSteps = useSession(({ project }) => project?.traits.letterSteps === true);
  const { prepare, takeLikely } = useReadiness({ group, index, groups, session, saving });
  const email = emailIn(row, group);
  const name = nameIn(row, group) || t('someone');
  const complete = session.rows(group.key).problems[index] === null;
  const referee =
    refereeAt(referees, email) ??
    unaskedReferee({ menuid, group: group.key, columnNumber: index + 1, name, email, complete });
  const state = requestStateOf(referee);
  const isSpoken = hasSteps && state !== 'declined' && state !== 'bounced';
  return (
    <div className={styles.under}>
      <div className={styles.words}>
        {isSpoken ? <LetterSteps referee={referee} name={name} /> : <StateMark state={state} />}
        <RefereeAccount referee={{ ...referee, complete }} maySend={referees.isReferee} />
      </div>
      <SendControls {...{ referee, referees, name, language, prepare }} onUseLikely={takeLikely} />
    </div>
  );
}

import { submitLetter } from '@portico/contract/recommendations';
import type { SubmitLetter } from '@portico/contract/recommendations.schemas';
import { pathTo } from '../../../lib/navigation/paths.ts';
import { goTo } from '../../../lib/navigation/hash-location.ts';
import { rememberHandedIn } from '../../../lib/recommender/handed-in.ts';
import { letterCall } from '../../../lib/recommender/recommender-call.ts';
import { handInOnce } from '../../../parts/sheet/handing/hand-in-once.ts';
import { readTrouble, type Trouble, troubleOfSaving } from '../../../parts/sheet/handing/trouble.ts';
import { useHandingIn } from '../../../parts/sheet/handing/use-handing-in.ts';
import type { WrittenLetterProps } from '../letter-props.ts';
import { HandIn } from './hand-in.tsx';
import { HandInTrouble } from './hand-in-trouble.tsx';

/** Submitting a letter that is written. */
export function HandInPanel(props: WrittenLetterProps) {
  const { facts, letter, language, onSignIn } = props;
  const handing = useLetterHandingIn(props);
  return (
    <HandIn {...{ facts, letter, language, handing }}>
      {(trouble, onRetry) => <HandInTrouble {...{ trouble, language, onRetry, onSignIn }} />}
    </HandIn>
  );
}

/** Saves the last changes, submits the letter, and opens the page of thanks. */
function useLetterHandingIn({ filed, facts, saving, language }: WrittenLetterProps) {
  const { uid, project_title, time_zone } = filed.request;
  const input = { uid, form_version: filed.form_version, agreed: '1' } as const;
  return useHandingIn<SubmitLetter['output'], Trouble>({
    saveFirst: async () => {
      await saving.saveNow();
      return troubleOfSaving(saving.state());
    },
    send: (onWaiting) =>
      handInOnce({
        send: (options) => letterCall(uid)(submitLetter, input, options),
        keyName: `portico.handing.${uid}`,
        onWaiting,
      }),
    readTrouble,
    onDone: ({ written_at }) => {
      rememberHandedIn({
        uid,
        at: written_at,
        applicant: facts.applicant.name,
        project: project_title[language],
        email: facts.recommender.email,
        reads: facts.applicant.reads,
        timeZone: time_zone,
      });
      goTo(pathTo('/ref_success'), { replace: true, force: true });
    },
  });
}

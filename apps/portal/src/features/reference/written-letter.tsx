import { saveParticulars } from '@portico/contract/recommendations';
import { moduleStates } from '@portico/form-engine/states/module-states';
import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { letterCall } from '../../lib/recommender/recommender-call.ts';
import { SavingWord } from '../../parts/sheet/saving/saving-word.tsx';
import { SheetNotices } from '../../parts/sheet/sheet-notices.tsx';
import { CarryCard } from './carry/carry-card.tsx';
import { HandInPanel } from './hand-in/hand-in-panel.tsx';
import { LetterModuleFields } from './letter-module-fields.tsx';
import { LetterOnPage } from './letter-on-page.tsx';
import type { WrittenLetterProps } from './letter-props.ts';
import { useLetterWords } from './letter/letter-sheet.ts';
import styles from './reference.module.css';
import { WriterCard } from './writer/writer-card.tsx';

/** A letter on its page while it is written and saved. */
export function WrittenLetter(props: WrittenLetterProps & { readonly isEnded: boolean }) {
  const { page, filed, facts, language, letter, saving, state, isEnded, onSignIn } = props;
  const { request } = filed;
  const { uid } = request;
  const t = useTranslations('reference');
  const words = useLetterWords();
  return (
    <LetterOnPage
      {...{ page, request, facts, language }}
      modules={letter.modules.map(({ module }) => module)}
      isDone={({ definition }) => state.byModule[definition.id]?.state === moduleStates.complete}
      status={<SavingWord state={state.whole} onTry={saving.saveNow} />}
      writer={
        <WriterCard
          uid={uid}
          facts={facts}
          onSave={(changes) => letterCall(uid)(saveParticulars, { uid, ...changes })}
        />
      }
      renderFields={(module, termsFirst) => <LetterModuleFields {...props} module={module} termsFirst={termsFirst} />}
      handIn={<HandInPanel {...props} />}
      notices={
        <>
          {isEnded ? (
            <Notice kind="warning">
              <div className={styles.stack}>
                <p>{t('form.signedOut')}</p>
                <Button onClick={onSignIn}>{t('form.signInAgain')}</Button>
              </div>
            </Notice>
          ) : null}
          <SheetNotices saving={saving} state={state} words={words} />
          <CarryCard {...props} />
        </>
      }
    />
  );
}

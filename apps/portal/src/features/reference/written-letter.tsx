import { moduleStates } from '@portico/form-engine/states/module-states';
import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { SavingWord } from '../../parts/sheet/saving/saving-word.tsx';
import { SheetNotices } from '../../parts/sheet/sheet-notices.tsx';
import { CarryCard } from './carry/carry-card.tsx';
import { HandInPanel } from './hand-in/hand-in-panel.tsx';
import { LetterModuleFields } from './letter-module-fields.tsx';
import type { WrittenLetterProps } from './letter-props.ts';
import { takesFile } from './letter/files-first.ts';
import { useLetterWords } from './letter/letter-sheet.ts';
import type { Section } from './looks/look.ts';
import { looks } from './looks/looks.ts';
import styles from './reference.module.css';
import { WriterCard } from './writer/writer-card.tsx';

/** The sections of a letter in the look of its page: notices first, then section by section. */
export function WrittenLetter(props: WrittenLetterProps & { readonly isEnded: boolean }) {
  const { page, filed, facts, language, letter, saving, state, isEnded, onSignIn } = props;
  const t = useTranslations('reference');
  const { Look, arrange, termsFirst } = looks[page === '/letter/edit' && !takesFile(letter) ? '/reference/edit' : page];
  const words = useLetterWords();
  const sections: readonly Section[] = [
    {
      id: 'writer',
      title: t('form.step.writer'),
      isDone: true,
      body: <WriterCard uid={filed.request.uid} facts={facts} />,
    },
    ...letter.modules.map(({ filed: one, module }) => ({
      id: one.menuid,
      title: module.definition.title[language],
      isDone: state.byModule[one.menuid]?.state === moduleStates.complete,
      body: <LetterModuleFields {...props} module={arrange(module)} termsFirst={termsFirst} />,
    })),
    { id: 'hand', title: t('hand.title'), isDone: false, body: <HandInPanel {...props} /> },
  ];
  return (
    <Look
      title={t('form.for', { applicant: facts.applicant.name })}
      request={filed.request}
      facts={facts}
      language={language}
      status={<SavingWord state={state.whole} onTry={saving.saveNow} />}
      sections={sections}
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

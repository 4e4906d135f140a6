import { goToField } from '@portico/fields/go-to-field';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import type { Conflict, ModuleSaving, SavingState } from '../../../lib/saving/saving.ts';
import styles from './conflict-list.module.css';
import { ConflictSide } from './conflict-side.tsx';
import { idOfConflict } from './go-to-conflicts.ts';

interface ConflictListProps {
  readonly state: Pick<SavingState, 'conflicts'>;
  readonly module: CompiledModule;
  readonly language: Language;
  readonly onResolve: ModuleSaving['resolve'];
}

/** Conflicts: answers that were changed in two places, side by side; the person chooses. */
export function ConflictList({ state, module, language, onResolve }: ConflictListProps) {
  const t = useTranslations('saving.conflict');
  const { conflicts } = state;
  if (conflicts.length === 0) return null;
  return (
    <div tabIndex={-1} className={styles.place} data-conflicts>
      <Notice kind="warning" title={t('title', { count: conflicts.length })}>
        <p>{t('lead')}</p>
        <ul className={styles.list}>
          {conflicts.map((conflict) => {
            const name = nameOf(conflict, module, language);
            const side = { conflict, module, language };
            return (
              <li key={conflict.key} className={styles.conflict} tabIndex={-1} id={idOfConflict(conflict.key)}>
                <button
                  type="button"
                  className={styles.name}
                  title={t('goTo', { field: name })}
                  onClick={() => goToField(conflict.key)}
                >
                  {name}
                </button>
                <div className={styles.sides}>
                  <section className={styles.side} aria-label={`${name}: ${t('mine')}`}>
                    <h2>{t('mine')}</h2>
                    <ConflictSide {...side} whose="mine" />
                    <Button onClick={() => onResolve(conflict.key, 'mine')}>{t('keepMine')}</Button>
                  </section>
                  <section className={styles.side} aria-label={`${name}: ${t('theirs')}`}>
                    <h2>{t('theirs')}</h2>
                    <ConflictSide {...side} whose="theirs" />
                    <Button kind="secondary" onClick={() => onResolve(conflict.key, 'theirs')}>
                      {t('keepTheirs')}
                    </Button>
                  </section>
                </div>
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}

function nameOf({ kind, key }: Conflict, { fields, groups }: CompiledModule, language: Language): string {
  if (kind === 'group')
    return groups.find(({ definition }) => definition.key === key)?.definition.title[language] ?? '';
  return fields.find(({ definition }) => definition.key === key)?.definition.label[language] ?? '';
}

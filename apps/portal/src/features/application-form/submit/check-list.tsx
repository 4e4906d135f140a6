import { ProblemList } from '@portico/fields/problem-list';
import type { Language } from '@portico/form-engine/language';
import { Skeleton } from '@portico/ui/skeleton';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../lib/state/session-store.ts';
import { ModuleMark } from '../menu/module-mark.tsx';
import { moduleHref } from '../../../lib/navigation/form-addresses.ts';
import type { ModuleCheck } from './check-modules.ts';
import type { CheckedModule } from './use-checks.ts';
import styles from './submit.module.css';

interface CheckListProps {
  readonly modules: readonly CheckedModule[];
  readonly language: Language;
}

/** What is missing in each module, each line with a link to its field. */
export function CheckList({ modules, language }: CheckListProps) {
  const t = useTranslations('application.submit');
  const seesPartial = useSession(({ user }) => user?.can.seePartialSave ?? true);
  return (
    <ul className={styles.modules}>
      {modules.map(({ entry, check }) => (
        <li key={entry.menuid} className={styles.module}>
          <div className={styles.moduleHead}>
            <ModuleMark state={markOf(check)} seesPartial={seesPartial} />
            <h3>
              <a href={moduleHref(entry.menuid, check?.kind === 'missing' ? 'problems' : null)}>
                {entry.title[language]}
              </a>
            </h3>
            <span className={styles.verdict} data-kind={check?.kind}>
              {check === null ? null : <Verdict check={check} />}
            </span>
          </div>
          {check === null ? <Skeleton lines={1} label={t('checking')} /> : null}
          {check?.kind === 'missing' ? (
            <div className={styles.problems}>
              <ProblemList
                problems={check.problems}
                module={check.module}
                language={language}
                hrefOf={(field) => moduleHref(entry.menuid, { field })}
              />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Verdict({ check }: { readonly check: ModuleCheck }) {
  const t = useTranslations('application.submit');
  return check.kind === 'missing' ? t('missing', { count: check.problems.length }) : t(check.kind);
}

function markOf(check: ModuleCheck | null) {
  if (check?.kind === 'complete') return 'complete';
  return check?.kind === 'missing' ? check.state : 'empty';
}

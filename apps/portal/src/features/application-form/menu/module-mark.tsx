import type { ModuleState } from '@portico/form-engine/verdict/judge-form';
import { CheckIcon, CircleIcon, HalfIcon } from '@portico/ui/icons';
import styles from './form-menu.module.css';

const icons = { empty: CircleIcon, partial: HalfIcon, complete: CheckIcon } as const;

/**
 * Spec 2: a check if completed, a half if partly saved, a circle if empty. People who may not see the half get the
 * circle.
 */
export function ModuleMark({ state, seesPartial }: { readonly state: ModuleState; readonly seesPartial: boolean }) {
  const shown = state === 'partial' && !seesPartial ? 'empty' : state;
  const Icon = icons[shown];
  return (
    <span className={styles.mark} data-state={shown}>
      <Icon size={shown === 'complete' ? 16 : 20} />
    </span>
  );
}

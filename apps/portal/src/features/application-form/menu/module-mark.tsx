import type { ModuleState } from '@portico/form-engine/verdict/judge-form';
import { CheckIcon, CircleIcon, HalfIcon } from '@portico/ui/icons';
import styles from './form-menu.module.css';

const icons = { empty: CircleIcon, partial: HalfIcon, complete: CheckIcon } as const;

/** Spec 2: completed a check, partly saved a half, empty a circle. Whoever may not see the half sees the circle. */
export function ModuleMark({ state, seesPartial }: { readonly state: ModuleState; readonly seesPartial: boolean }) {
  const shown = state === 'partial' && !seesPartial ? 'empty' : state;
  const Icon = icons[shown];
  return (
    <span className={styles.mark} data-state={shown}>
      <Icon size={shown === 'complete' ? 16 : 20} />
    </span>
  );
}

import type { ApplyMenu } from '@portico/contract/applications.schemas';
import { moduleStates } from '@portico/form-engine/states/module-states';

type FormMenu = ApplyMenu['output'];
type FormPart = FormMenu['menu_list'][number];

const writtenByRecommender = 2;

/** The modules that the applicant fills in, without those of recommenders. */
export function ownModules(menu: Pick<FormMenu, 'menu_list'>): readonly FormPart[] {
  return menu.menu_list.filter(({ referee }) => referee !== writtenByRecommender);
}

/** Whether recommenders write a part of the form. */
export function asksForLetters(menu: Pick<FormMenu, 'menu_list'>): boolean {
  return menu.menu_list.some(({ referee }) => referee === writtenByRecommender);
}

/** Whether a module prevents submitting: a required one that is not complete, or any that was started. */
export function isUnfinished({ required, state }: Pick<FormPart, 'required' | 'state'>): boolean {
  return state === moduleStates.partial || (required === 1 && state !== moduleStates.complete);
}

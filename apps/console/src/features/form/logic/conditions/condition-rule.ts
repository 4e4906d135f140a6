import { models } from '@portico/fields/models';
import type { Condition } from '@portico/form-engine/definition/condition';
import { fieldIn, formOf, type GroupSettings } from '@portico/form-engine/editing/form-parts';
import { askableFrom } from '@portico/form-engine/editing/offers';
import { testsOf } from '@portico/form-engine/publish/askable';
import { useTranslations } from 'use-intl';
import { useEditing, useReadable } from '../../draft/use-form.ts';
import { type PickGroup, usePicks } from '../pick/use-offers.ts';

/** The rule that a condition belongs to: what it may ask, and how a statement begins. */
export interface ConditionRule {
  readonly offers: () => readonly PickGroup[];
  /** The first statement about a question or group, by the name of its part. */
  readonly begin: (part: string) => Condition;
  readonly rowsName: (group: GroupSettings) => string;
}

export function useConditionRule(name: string, kind: 'shownWhen' | 'requiredWhen'): ConditionRule {
  const t = useTranslations('console.formLogic');
  const readable = useReadable();
  const picks = usePicks();
  const { store } = useEditing();
  return {
    offers: () => picks(askableFrom(formOf(store.readParts()), models, name, kind), 'rows'),
    begin: (part) => {
      const id = part.slice(part.indexOf(':') + 1);
      if (part.startsWith('group:')) return { group: id, rows: { least: 1 } };
      const field = fieldIn(store.readParts(), id);
      const isChoice = field !== undefined && testsOf(field, models).includes('chosen');
      return isChoice ? { field: id, chosen: [] } : { field: id, answered: true };
    },
    rowsName: (group) => t('rowsOf', { group: readable(group.title) }),
  };
}

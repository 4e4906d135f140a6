import { models } from '@portico/fields/models';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Conditional } from '@portico/form-engine/definition/trigger';
import { moduleIn, partName } from '@portico/form-engine/editing/form-parts';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { aroundOf } from '../draft/place-of.ts';
import { useEditing } from '../draft/use-form.ts';
import { ConditionEditor } from './conditions/condition-editor.tsx';
import { openersOf } from './opens/openers-of.ts';
import { OpenedBy } from './opens/opened-by.tsx';
import { CalculatedEditor } from './limits/calculated-editor.tsx';
import { CompareEditor } from './limits/compare-editor.tsx';
import { OpensEditor } from './opens/opens-editor.tsx';
import { RelationEditor } from './opens/relation-editor.tsx';
import classes from './logic.module.css';

/** When a question shows and must be answered, and what its answers open. */
export function FieldLogic({ field }: { readonly field: FieldDefinition }) {
  const t = useTranslations('console.formLogic');
  const name = partName.field(field.id);
  const isAsked = models[field.type].readOnly !== true && field.calculated === undefined;
  const isAlways = field.required === true && field.requiredWhen === undefined;
  return (
    <section className={classes.section} aria-label={t('title')}>
      <Showing name={name} settings={field} />
      {isAsked && isAlways && <p className={classes.lead}>{t('required.always')}</p>}
      {isAsked && !isAlways && (
        <ConditionEditor name={name} kind="requiredWhen" condition={field.requiredWhen} whenNone={t('required.none')} />
      )}
      <OpensEditor field={field} />
      <CalculatedEditor field={field} />
      {isAsked && <CompareEditor field={field} />}
    </section>
  );
}

interface SectionLogicProps {
  readonly name: string;
  readonly settings: Conditional & { readonly id: string };
}

/** When a group or a module shows. Where recommenders are named, that is always; publishing refuses other rules. */
export function SectionLogic({ name, settings }: SectionLogicProps) {
  const t = useTranslations('console.formLogic');
  const { store } = useEditing();
  const parts = store.readParts();
  const [module = name] = aroundOf(parts, name);
  const isReferees = moduleIn(parts, module.slice(module.indexOf(':') + 1))?.author === 'referees';
  const { relation, shownWhen, startsShown } = settings;
  if (isReferees && (relation ?? shownWhen ?? startsShown) === undefined) return null;
  return (
    <section className={`${classes.section} ${classes.apart}`} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <Showing name={name} settings={settings} />
    </section>
  );
}

function Showing({ name, settings }: SectionLogicProps) {
  const t = useTranslations('console.formLogic.shown');
  const { store } = useEditing();
  const parts = useSyncExternalStore(store.subscribeForm, store.readParts);
  const { id, relation, shownWhen, startsShown } = settings;
  const isAlways = relation === undefined && startsShown !== false && openersOf(parts, name, id).length === 0;
  return (
    <>
      <ConditionEditor
        name={name}
        kind="shownWhen"
        condition={shownWhen}
        whenNone={t(isAlways ? 'none' : 'noFurther')}
      />
      {relation !== undefined && <RelationEditor name={name} relation={relation} />}
      <OpenedBy name={name} settings={settings} />
    </>
  );
}

import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { models } from '@portico/fields/models';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Trigger } from '@portico/form-engine/definition/trigger';
import { fieldIn, formOf, groupIn, partName } from '@portico/form-engine/editing/form-parts';
import { openableBy } from '@portico/form-engine/editing/offers';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';
import { useEditing } from '../../draft/use-form.ts';
import { withoutAt } from '../../editing/lists.ts';
import { changeSettings } from '../../editing/operations.ts';
import { OptionsSelect } from '../conditions/statement-value.tsx';
import { PartSelect } from '../pick/part-select.tsx';
import { usePicks } from '../pick/use-offers.ts';
import { useSay } from '../say/use-say.ts';
import { SpansInput } from './spans-input.tsx';
import classes from '../logic.module.css';

/** What answers to this question open: fields, groups and modules, by the options or the days that open them. */
export function OpensEditor({ field }: { readonly field: FieldDefinition }) {
  const t = useTranslations('console.formLogic.opens');
  const { store } = useEditing();
  const { triggers = [] } = field;
  const { chosen, days } = models[field.type];
  if (chosen === undefined && days === undefined && triggers.length === 0) return null;
  const change = (next: readonly Trigger[]) =>
    store.edit((parts) =>
      changeSettings(parts, partName.field(field.id), { triggers: next.length === 0 ? undefined : next }),
    );
  const add = () =>
    change([
      ...triggers,
      { when: chosen === undefined ? { ranges: [{ from: '', to: '' }] } : { options: [] }, opens: [] },
    ]);
  return (
    <div className={classes.rule}>
      {triggers.length === 0 ? <p className={classes.lead}>{t('none')}</p> : <strong>{t('title')}</strong>}
      {triggers.map((trigger, at) => (
        <Opening
          // Rules have no names of their own.
          key={at}
          field={field}
          trigger={trigger}
          number={at + 1}
          onChange={(next) => change(triggers.map((one, index) => (index === at ? next : one)))}
          onRemove={() => change(withoutAt(triggers, at))}
        />
      ))}
      <Button size="small" icon={<PlusOutlined />} onClick={add}>
        {t('add')}
      </Button>
    </div>
  );
}

interface OpeningProps {
  readonly field: FieldDefinition;
  readonly trigger: Trigger;
  readonly number: number;
  readonly onChange: (trigger: Trigger) => void;
  readonly onRemove: () => void;
}

function Opening({ field, trigger, number, onChange, onRemove }: OpeningProps) {
  const t = useTranslations('console.formLogic');
  const say = useSay();
  const { when, opens } = trigger;
  const targets = <Targets field={field} opens={opens} onChange={(next) => onChange({ when, opens: next })} />;
  const options = 'options' in when && (
    <OptionsSelect
      label={t('opens.options')}
      value={when.options}
      asked={field}
      onChange={(chosen) => onChange({ when: { options: chosen }, opens })}
    />
  );
  return (
    <div
      className={classes.opening}
      role="group"
      aria-label={t('sentences.opens', { condition: say.trigger(field.id, when), targets: say.targets(opens) })}
    >
      <div className={classes.spelt}>
        {'options' in when
          ? t.rich('opens.byOptions', { options: () => options, targets: () => targets })
          : t.rich('opens.byDays', { targets: () => targets })}
        {'ranges' in when && (
          <SpansInput value={when.ranges} onChange={(ranges) => onChange({ when: { ranges }, opens })} />
        )}
      </div>
      <Button type="text" aria-label={t('opens.remove', { number })} icon={<CloseOutlined />} onClick={onRemove} />
    </div>
  );
}

interface TargetsProps {
  readonly field: FieldDefinition;
  readonly opens: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

function Targets({ field, opens, onChange }: TargetsProps) {
  const t = useTranslations('console.formLogic');
  const { store } = useEditing();
  const say = useSay();
  const picks = usePicks();
  const parts = store.readParts();
  const nameOf = (id: string) => {
    if (fieldIn(parts, id) !== undefined) return partName.field(id);
    return groupIn(parts, id) === undefined ? partName.module(id) : partName.group(id);
  };
  const idOf = (name: string) => name.slice(name.indexOf(':') + 1);
  return (
    <span className={classes.targets}>
      <PartSelect
        label={t('opens.targets')}
        placeholder={t('opens.chooseTargets')}
        value={opens.map(nameOf)}
        nameOf={(name) => say.target(idOf(name))}
        offers={() => picks(openableBy(formOf(store.readParts()), models, field.id), 'wholes')}
        whenNone={t('noQuestion')}
        onChange={(names) => onChange(names.map(idOf))}
      />
    </span>
  );
}

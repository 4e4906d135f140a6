import { models } from '@portico/fields/models';
import type { Calculation } from '@portico/form-engine/definition/calculation';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { partName } from '@portico/form-engine/editing/form-parts';
import { InputNumber, Select } from 'antd';
import { useTranslations } from 'use-intl';
import { useEditing } from '../../draft/use-form.ts';
import { aroundOf } from '../../draft/place-of.ts';
import { changeSettings } from '../../editing/operations.ts';
import { DayInput } from '../pick/day-input.tsx';
import { PartSelect } from '../pick/part-select.tsx';
import { useSay } from '../say/use-say.ts';
import { useSources } from './use-sources.ts';
import classes from '../logic.module.css';

const ways = ['asked', 'age', 'sum', 'average'] as const;
type Way = (typeof ways)[number];

const begun: Readonly<Record<Exclude<Way, 'asked'>, Calculation>> = {
  age: { age: '', on: '' },
  sum: { sum: [] },
  average: { average: [] },
};

/** A number that is worked out from other answers instead of being asked. */
export function CalculatedEditor({ field }: { readonly field: FieldDefinition }) {
  const t = useTranslations('console.formLogic.calculated');
  const { store } = useEditing();
  const { id, calculated, type, text } = field;
  const isPlain = aroundOf(store.readParts(), partName.field(id)).length === 1;
  const canBe = models[type].number !== undefined && text?.nature === 'decimal' && isPlain;
  if (calculated === undefined && !canBe) return null;
  const change = (next: Calculation | undefined, place: string | null = null) =>
    store.edit(
      (parts) =>
        changeSettings(
          parts,
          partName.field(id),
          next === undefined || calculated !== undefined ? { calculated: next } : { ...unasked, calculated: next },
        ),
      place,
    );
  const way = ways.find((one) => calculated !== undefined && one in calculated) ?? 'asked';
  return (
    <div className={classes.block}>
      <Select<Way>
        aria-label={t('way')}
        value={way}
        options={ways.map((value) => ({ value, label: t(`ways.${value}`) }))}
        onChange={(next) => change(next === 'asked' ? undefined : begun[next])}
      />
      {calculated !== undefined && <Sources id={id} calculated={calculated} onChange={change} />}
    </div>
  );
}

/** Nobody answers it any more, so nothing is asked of an answer. */
const unasked = {
  required: undefined,
  requiredWhen: undefined,
  defaultValue: undefined,
  filledFromAccount: undefined,
} as const;

interface SourcesProps {
  readonly id: string;
  readonly calculated: Calculation;
  readonly onChange: (calculated: Calculation, place?: string) => void;
}

function Sources({ id, calculated, onChange }: SourcesProps) {
  const t = useTranslations('console.formLogic');
  const say = useSay();
  const rule = (source: string): Calculation =>
    'age' in calculated ? { age: source, on: '2000-01-01' } : { sum: [source] };
  const list = {
    offers: useSources(id, (source) => ({ calculated: rule(source) }), false),
    nameOf: (name: string) => say.question(idOf(name)),
    placeholder: t('chooseQuestion'),
    whenNone: t('noQuestion'),
  };
  if ('age' in calculated)
    return (
      <>
        <PartSelect
          {...list}
          label={t('calculated.sources')}
          value={calculated.age === '' ? '' : partName.field(calculated.age)}
          onChange={(name) => onChange({ ...calculated, age: idOf(name) })}
        />
        <span>{t('calculated.on')}</span>
        <DayInput
          label={t('calculated.on')}
          value={calculated.on}
          onChange={(on) => onChange({ ...calculated, on }, `${id} calculated.on`)}
        />
      </>
    );
  const sources = 'sum' in calculated ? calculated.sum : calculated.average;
  return (
    <>
      <PartSelect
        {...list}
        label={t('calculated.sources')}
        value={sources.map(partName.field)}
        onChange={(names) => {
          const ids = names.map(idOf);
          onChange('sum' in calculated ? { ...calculated, sum: ids } : { ...calculated, average: ids });
        }}
      />
      {'average' in calculated && (
        <PartSelect
          {...list}
          label={t('calculated.weights')}
          placeholder={t('calculated.noWeights')}
          value={calculated.weights === undefined ? '' : partName.field(calculated.weights)}
          onChange={(name) => onChange({ ...calculated, weights: idOf(name) })}
          onClear={() => {
            const { weights: _weights, ...rest } = calculated;
            onChange(rest);
          }}
        />
      )}
      <span>{t('calculated.digits')}</span>
      <InputNumber
        aria-label={t('calculated.digits')}
        min={0}
        max={6}
        precision={0}
        value={calculated.digits ?? 2}
        onChange={(digits) => {
          if (digits !== null) onChange({ ...calculated, digits }, `${id} calculated.digits`);
        }}
      />
    </>
  );
}

function idOf(name: string): string {
  return name.slice('field:'.length);
}

import { CloseOutlined } from '@ant-design/icons';
import { models } from '@portico/fields/models';
import type { Relation } from '@portico/form-engine/definition/trigger';
import { formOf, partName } from '@portico/form-engine/editing/form-parts';
import { askableFrom } from '@portico/form-engine/editing/offers';
import { Button, Select } from 'antd';
import { useTranslations } from 'use-intl';
import { useEditing, useField } from '../../draft/use-form.ts';
import { changeSettings } from '../../editing/operations.ts';
import { PartSelect } from '../pick/part-select.tsx';
import { usePicks } from '../pick/use-offers.ts';
import { useSay } from '../say/use-say.ts';
import classes from '../logic.module.css';

interface RelationEditorProps {
  readonly name: string;
  readonly relation: Relation;
}

/** The rule of older forms that shows something for one option of one question. New ones are conditions. */
export function RelationEditor({ name, relation }: RelationEditorProps) {
  const t = useTranslations('console.formLogic');
  const say = useSay();
  const picks = usePicks();
  const { store } = useEditing();
  const asked = useField(relation.field);
  const change = (next: Relation | undefined) => store.edit((parts) => changeSettings(parts, name, { relation: next }));
  const offers = () => {
    const { fields } = askableFrom(formOf(store.readParts()), models, name, 'shownWhen');
    return picks({ fields: fields.filter(({ definition }) => models[definition.type].chosen), sections: [] }, 'rows');
  };
  const known = (asked?.options ?? []).some(({ value }) => value === relation.option);
  const options = [
    ...(known || relation.option === '' ? [] : [relation.option]),
    ...(asked?.options ?? []).map(({ value }) => value),
  ];
  return (
    <div className={classes.rule}>
      <p className={classes.lead}>{t('relation.lead')}</p>
      <div
        className={classes.statement}
        role="group"
        aria-label={say.condition({ field: relation.field, chosen: [relation.option] })}
      >
        <PartSelect
          label={t('relation.question')}
          placeholder={t('chooseQuestion')}
          value={partName.field(relation.field)}
          nameOf={() => say.question(relation.field)}
          offers={offers}
          whenNone={t('noQuestion')}
          isBroken={asked === undefined}
          onChange={(part) => change({ field: part.slice('field:'.length), option: '' })}
        />
        <Button
          type="text"
          aria-label={t('relation.remove')}
          icon={<CloseOutlined />}
          onClick={() => change(undefined)}
        />
        <div className={classes.comparison}>
          <span>{t('tests.is')}</span>
          <Select
            className={classes.value ?? ''}
            aria-label={t('relation.option')}
            placeholder={t('chooseOptions')}
            {...(known ? {} : { status: 'error' as const })}
            showSearch={{ optionFilterProp: 'label' }}
            value={relation.option === '' ? null : relation.option}
            options={options.map((value) => ({ value, label: say.option(asked, value) }))}
            onChange={(option: string) => change({ ...relation, option })}
          />
        </div>
      </div>
    </div>
  );
}

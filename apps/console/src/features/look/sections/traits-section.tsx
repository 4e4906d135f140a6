import { Input, Segmented, Switch } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFieldLabel } from '../draft/field-labels.ts';
import { useEditing } from '../draft/use-look-draft.ts';
import { Section } from './section.tsx';
import classes from './sections.module.css';

const switches = ['letterSteps', 'showNoFileText', 'policyBeforeSignature'] as const;
type TraitName = (typeof switches)[number] | 'choiceWord' | 'previewMenuSpan' | 'phoneCountry';

/** Named differences of behaviour, each with a sentence that says what it does. */
export function TraitsSection() {
  const t = useTranslations('console.look.traits');
  const label = useFieldLabel();
  const { draft, change } = useEditing();
  const { traits } = draft.look;
  return (
    <Section name="traits">
      <Trait name="choiceWord">
        <Segmented
          aria-label={label('traits.choiceWord')}
          value={traits.choiceWord}
          options={(['batch', 'track'] as const).map((value) => ({ value, label: t(`choices.${value}`) }))}
          onChange={(word) => change('traits.choiceWord', word)}
        />
      </Trait>
      <Trait name="previewMenuSpan">
        <Segmented
          aria-label={label('traits.previewMenuSpan')}
          value={traits.previewMenuSpan}
          options={([4, 6] as const).map((count) => ({ value: count, label: t('span', { count }) }))}
          onChange={(span) => change('traits.previewMenuSpan', span)}
        />
      </Trait>
      {switches.map((name) => (
        <Trait key={name} name={name}>
          <Switch
            aria-label={label(`traits.${name}`)}
            checked={traits[name]}
            checkedChildren={t('on')}
            unCheckedChildren={t('off')}
            onChange={(isOn) => change(`traits.${name}`, isOn)}
          />
        </Trait>
      ))}
      <Trait name="phoneCountry">
        <Input
          aria-label={label('traits.phoneCountry')}
          style={{ width: 72 }}
          maxLength={2}
          defaultValue={traits.phoneCountry}
          onChange={({ target }) => {
            const country = target.value.toUpperCase();
            if (/^([A-Z]{2})?$/.test(country)) change('traits.phoneCountry', country);
          }}
        />
      </Trait>
    </Section>
  );
}

function Trait({ name, children }: { readonly name: TraitName; readonly children: ReactNode }) {
  const t = useTranslations('console.look.traits');
  const label = useFieldLabel();
  const id = useId();
  return (
    <div className={classes.trait}>
      <div>
        <p className={classes.label} id={id}>
          {label(`traits.${name}`)}
        </p>
        <p className={classes.hint}>{t(name)}</p>
      </div>
      {children}
    </div>
  );
}

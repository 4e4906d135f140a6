import { skinNames } from '@portico/contract/look-parts';
import { Radio } from 'antd';
import { useTranslations } from 'use-intl';
import { useFieldLabel } from '../draft/field-labels.ts';
import { useEditing } from '../draft/use-look-draft.ts';
import { ColourField } from './colour-field.tsx';
import { Labelled } from './fields.tsx';
import { Section } from './section.tsx';
import classes from './sections.module.css';

const themes = ['1', '2', '3', '4', '5', '6', '7'] as const;

export function AppearanceSection() {
  const t = useTranslations('console.look');
  const label = useFieldLabel();
  const { draft, change, themeColours } = useEditing();
  const { skin, theme } = draft.look;
  return (
    <Section name="appearance">
      <Labelled name="skin">
        <Radio.Group
          className={classes.choices ?? ''}
          aria-label={label('skin')}
          value={skin}
          onChange={({ target }) => change('skin', target.value)}
        >
          {skinNames.map((name) => (
            <Radio key={name} value={name} className={classes.choice ?? ''}>
              {t(`skins.${name}.name`)}
              <small>{t(`skins.${name}.text`)}</small>
            </Radio>
          ))}
        </Radio.Group>
      </Labelled>
      <Labelled name="theme">
        <Radio.Group
          className={classes.choices ?? ''}
          aria-label={label('theme')}
          value={String(theme)}
          onChange={({ target }) => change('theme', Number(target.value))}
        >
          {themes.map((number, index) => (
            <Radio key={number} value={number} className={classes.choice ?? ''}>
              <span className={classes.chip} aria-hidden style={{ background: themeColours[index] }} />
              {number} · {t(`themes.${number}`)}
            </Radio>
          ))}
        </Radio.Group>
      </Labelled>
      <ColourField />
    </Section>
  );
}

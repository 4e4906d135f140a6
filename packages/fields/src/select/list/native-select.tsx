import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { GoneChoice } from '../../shared/choices/parts/gone-choice.tsx';
import controls from '../../shared/control/control.module.css';
import styles from './select.module.css';
import type { SelectProps } from './select-props.ts';

type NativeProps = SelectProps & Pick<ComponentProps<'select'>, 'autoFocus' | 'onFocus' | 'onPointerDown'>;

/** The platform's own list. */
export function NativeSelect({ field, options, value, index, language, control, onChoose, ...rest }: NativeProps) {
  const placeholder = field.placeholder?.[language] ?? '';
  return (
    <span className={styles.frame} style={{ width: field.choice?.width }}>
      <select
        {...rest}
        {...control}
        className={controls.control}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {placeholder === '' ? <NoChoice /> : <option value="">{placeholder}</option>}
        {value !== '' && index < 0 ? (
          <option value={value}>
            <GoneChoice value={value} />
          </option>
        ) : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label[language]}
          </option>
        ))}
      </select>
    </span>
  );
}

function NoChoice() {
  const t = useTranslations('fields.choices');
  return <option value="">{t('choose')}</option>;
}

import { classNames } from '@portico/ui/class-names';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import controls from '../../shared/control/control.module.css';
import styles from './select.module.css';
import type { SelectProps } from './select-props.ts';

type NativeProps = SelectProps & Pick<ComponentProps<'select'>, 'autoFocus' | 'onFocus' | 'onPointerDown'>;

/** The native list. The selection is rendered on top of it, since browsers cut off text that needs a second line. */
export function NativeSelect({
  field,
  options,
  value,
  index: _index,
  gone,
  language,
  control,
  onChoose,
  ...rest
}: NativeProps) {
  const t = useTranslations('fields.choices');
  const nothing = field.placeholder?.[language] || t('choose');
  const chosen = options.find((option) => option.value === value)?.label[language];
  return (
    <span className={styles.frame} style={{ width: field.choice?.width }}>
      <select
        {...rest}
        {...control}
        className={classNames(controls.control, styles.native)}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{nothing}</option>
        {gone === null ? null : <option value={value}>{gone}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label[language]}
          </option>
        ))}
      </select>
      <span
        className={classNames(controls.control, styles.shown)}
        data-words={gone ?? chosen ?? nothing}
        aria-hidden="true"
      />
    </span>
  );
}

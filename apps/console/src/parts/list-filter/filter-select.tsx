import { Select } from 'antd';
import classes from './list-toolbar.module.css';

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
}

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  /** The text of the first option, which filters nothing. */
  readonly all: string;
  readonly value: Value | '';
  readonly options: readonly (Option<Value> | { readonly label: string; readonly options: Option<Value>[] })[];
  readonly onChange: (value: Value | '') => void;
  /** Typing narrows the options, and they may be wider than the field. */
  readonly isLong?: boolean;
  readonly isLoading?: boolean;
  /** Options that are fetched only when somebody looks at them. */
  readonly onOpen?: () => void;
}

/** One filter of a list: all, or one of the options. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, value, options, onChange, isLong = false, isLoading = false, onOpen } = props;
  return (
    <Select<Value | ''>
      className={classes.choice ?? ''}
      aria-label={label}
      loading={isLoading}
      showSearch={isLong && { optionFilterProp: 'label' }}
      popupMatchSelectWidth={!isLong}
      value={value}
      options={[{ value: '', label: all }, ...options]}
      onChange={onChange}
      onOpenChange={(isOpen) => isOpen && onOpen?.()}
    />
  );
}

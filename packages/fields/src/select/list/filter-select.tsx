import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { leaving } from '../../shared/choices/leaving.ts';
import controls from '../../shared/control/control.module.css';
import { NativeSelect } from './native-select.tsx';
import type { OptionPanelProps } from './option-panel.tsx';
import styles from './select.module.css';
import type { SelectProps } from './select-props.ts';

const loadPanel = () => import('./option-panel.tsx');
const preload = () => void loadPanel().catch(() => undefined);

/** A closed list that costs little; its filter and options are loaded when it is first opened. */
export function FilterSelect(props: SelectProps) {
  const { options, value, index, language, control, field, onChoose } = props;
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [Panel, setPanel] = useState<ComponentType<OptionPanelProps> | null>(null);
  const [plain, setPlain] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // If the chunk cannot be loaded (offline, or replaced by a newer release), the native list is used.
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just opened the list that it replaces
  if (plain) return <NativeSelect {...props} autoFocus />;

  const show = () => {
    setOpen(true);
    loadPanel().then(
      ({ OptionPanel }) => setPanel(() => OptionPanel),
      () => setPlain(true),
    );
  };
  const hide = () => {
    setOpen(false);
    setQuery('');
  };
  const close = () => {
    hide();
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
    const letter = letterOf(event);
    if (letter === '' && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setQuery(query + letter);
    show();
  };
  const panelId = `${control.id}-panel`;
  return (
    <span className={styles.frame} style={{ width: field.choice?.width }} onBlur={leaving(hide)}>
      <button
        {...control}
        ref={button}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-busy={(open && Panel === null) || undefined}
        className={`${controls.control} ${styles.closed}`}
        data-placeholder={value === '' || undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open ? hide : show}
        onKeyDown={onKeyDown}
      >
        {index >= 0 ? options[index]?.label[language] : <NothingKnown {...props} />}
      </button>
      {open && Panel !== null ? (
        <Panel
          id={panelId}
          labelledBy={control['aria-labelledby']}
          anchor={button}
          {...{ options, index, language, query }}
          onQuery={setQuery}
          onChoose={(next) => {
            onChoose(next);
            close();
          }}
          canClear={value !== '' && field.required !== true}
          onClose={close}
        />
      ) : null}
    </span>
  );
}

function NothingKnown({ gone, field, language }: SelectProps) {
  const t = useTranslations('fields.choices');
  return gone ?? (field.placeholder?.[language] || t('choose'));
}

// Typing on the closed list opens it and starts the filter; what is typed before the chunk has loaded is not lost.
function letterOf(event: KeyboardEvent): string {
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  return plain && event.key.length === 1 && event.key !== ' ' ? event.key : '';
}

import type { Option } from '@portico/form-engine/definition/option';
import type { Language } from '@portico/form-engine/language';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useTranslations } from 'use-intl';
import controls from '../../shared/control/control.module.css';
import { isEnterInLine } from '../../shared/control/is-enter-in-line.ts';
import { matching, type PlacedOption } from './matching.ts';
import styles from './option-panel.module.css';
import { useAnchored } from '../../shared/control/use-anchored.ts';

export interface OptionPanelProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly options: readonly Option[];
  readonly index: number;
  readonly language: Language;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onChoose: (value: string) => void;
  readonly canClear: boolean;
  readonly onClose: () => void;
}

// The height of an option with one line, large enough for a finger.
const rowHeight = 44;
const locales = { sc: 'zh-CN', tc: 'zh-TW', en: 'en-US' } as const;

/** The open list: a filter box and the matching options. */
export function OptionPanel(props: OptionPanelProps) {
  const { id, labelledBy, anchor, options, index, language, query, onQuery, onChoose, canClear, onClose } = props;
  const t = useTranslations('fields.choices');
  const panel = useRef<HTMLDivElement>(null);
  useAnchored(panel, anchor);
  useChosenInSight(panel, index);
  const keepKeys = (event: KeyboardEvent) => {
    // Enter chooses; if nothing matches, it must not submit the form around the list.
    if (isEnterInLine(event)) event.preventDefault();
    if (event.key !== 'Escape') return;
    // Escape must close only the list, not a dialog around the form.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <I18nProvider locale={locales[language]}>
      <div
        ref={panel}
        id={id}
        role="dialog"
        aria-labelledby={labelledBy}
        tabIndex={-1}
        className={styles.panel}
        onKeyDownCapture={keepKeys}
      >
        {/* react-aria would write a style element with this id, which the content security policy refuses; its rule
            is in our sheet. */}
        <span id="react-aria-pressable-style" hidden />
        <Autocomplete inputValue={query} onInputChange={onQuery}>
          <div className={styles.top}>
            <SearchField aria-label={t('filter')} autoFocus className={styles.search ?? ''}>
              <Input
                // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Autocomplete adds aria-controls
                role="combobox"
                aria-expanded
                aria-haspopup="listbox"
                className={controls.control ?? ''}
                placeholder={t('filter')}
              />
            </SearchField>
            {canClear ? (
              <button type="button" className={styles.clear} onClick={() => onChoose('')}>
                {t('clear')}
              </button>
            ) : null}
          </div>
          <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: rowHeight }}>
            <ListBox
              aria-labelledby={labelledBy}
              className={styles.list ?? ''}
              items={matching(options, query, language)}
              selectionMode="single"
              shouldSelectOnPressUp
              selectedKeys={index < 0 ? [] : [index]}
              renderEmptyState={() => <p className={styles.none}>{t('noMatch')}</p>}
              onSelectionChange={(keys) => {
                const [key] = keys === 'all' ? [] : keys;
                const option = typeof key === 'number' ? options[key] : undefined;
                if (option === undefined) onClose();
                else onChoose(option.value);
              }}
            >
              {(placed) => <Entry placed={placed} language={language} />}
            </ListBox>
          </Virtualizer>
        </Autocomplete>
      </div>
    </I18nProvider>
  );
}

// Once, when it opens: scrolls to the chosen option.
function useChosenInSight(panel: RefObject<HTMLElement | null>, index: number): void {
  const [first] = useState(index);
  useEffect(() => {
    if (first <= 2) return undefined;
    // The list knows its height in the frame after it was rendered.
    const frame = requestAnimationFrame(() => {
      const list = panel.current?.querySelector('[role=listbox]');
      if (list instanceof HTMLElement) list.scrollTop = (first - 2) * rowHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [panel, first]);
}

function Entry({ placed: { id, option }, language }: { readonly placed: PlacedOption; readonly language: Language }) {
  const label = option.label[language];
  const tips = option.tips?.[language] ?? '';
  return (
    <ListBoxItem id={id} textValue={label} className={styles.entry ?? ''}>
      {label}
      {tips === '' ? null : <small>{tips}</small>}
    </ListBoxItem>
  );
}

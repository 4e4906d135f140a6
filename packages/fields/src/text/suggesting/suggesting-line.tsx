import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import { VisuallyHidden } from '@portico/ui/visually-hidden';
import { useTranslations } from 'use-intl';
import type { InputProps } from '../../field-parts.ts';
import { type Suggestion, useFieldServices } from '../../field-services.ts';
import { readText } from '../../shared/typed-text/read-text.ts';
import { Line } from '../line.tsx';
import type { SuggestionListProps } from './suggestion-list.tsx';
import styles from './suggesting-line.module.css';
import { useSuggestions } from './use-suggestions.ts';

const loadList = () => import('./suggestion-list.tsx');

/**
 * A line with suggestions while it is typed. The list is loaded with the first focus; without it the line is a plain
 * one.
 */
export function SuggestingLine(props: InputProps) {
  const { control, onChange, onLeave } = props;
  const t = useTranslations('fields.texts');
  const { suggest } = useFieldServices();
  const offer = useSuggestions(suggest, 'school');
  const [List, setList] = useState<ComponentType<SuggestionListProps> | null>(null);
  const frame = useRef<HTMLSpanElement>(null);
  if (suggest === undefined) return <Line {...props} />;

  const open = List !== null && offer.list.length > 0;
  const listId = `${control.id}-suggestions`;
  const choose = ({ value }: Suggestion) => {
    onChange({ value });
    offer.close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.nativeEvent.isComposing) return;
    const chosen = offer.list[offer.active];
    if (event.key === 'ArrowDown') offer.move(1);
    else if (event.key === 'ArrowUp') offer.move(-1);
    else if (event.key === 'Escape') offer.close();
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else return;
    // Escape must not close a dialog around the form, and Enter must not submit the form.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span ref={frame} className={styles.frame}>
      <Line
        {...props}
        onChange={(next) => {
          onChange(next);
          offer.ask(readText(next.value));
        }}
        onLeave={() => {
          offer.close();
          onLeave();
        }}
        added={{
          role: 'combobox',
          autoComplete: 'off',
          'aria-autocomplete': 'list',
          'aria-expanded': open,
          'aria-controls': open ? listId : undefined,
          'aria-activedescendant': open && offer.active >= 0 ? `${listId}-${offer.active}` : undefined,
          onFocus: () => {
            loadList().then(
              ({ SuggestionList }) => setList(() => SuggestionList),
              () => undefined,
            );
          },
          onKeyDown,
        }}
      />
      {/* Must exist before its text, or some screen readers announce nothing. */}
      <span role="status">
        {open ? <VisuallyHidden>{t('suggestions', { count: offer.list.length })}</VisuallyHidden> : null}
      </span>
      {open ? (
        <List
          id={listId}
          labelledBy={control['aria-labelledby']}
          anchor={frame}
          suggestions={offer.list}
          active={offer.active}
          onChoose={choose}
        />
      ) : null}
    </span>
  );
}

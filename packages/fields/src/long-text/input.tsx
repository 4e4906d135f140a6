import { classNames } from '@portico/ui/class-names';
import type { InputProps } from '../field-parts.ts';
import control from '../shared/control/control.module.css';
import { readText } from '../shared/typed-text/read-text.ts';
import { useComposed } from '../shared/typed-text/use-composed.ts';
import styles from './long-text.module.css';
import { WordCounter } from './word-counter.tsx';

const usualLines = 3;

/** A text area that grows with its text; nothing is cut at the limit, but the counter and the check report it. */
export function LongTextInput({ field, answer, language, control: attributes, onChange, onLeave }: InputProps) {
  const saved = readText(answer.value);
  const composed = useComposed(saved, (value) => onChange({ value }));
  const { lines = usualLines, longest } = field.text ?? {};
  const counter = `${attributes.id}-count`;
  const described = [attributes['aria-describedby'], longest === undefined ? '' : counter].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <textarea
        {...attributes}
        {...composed}
        aria-describedby={described || undefined}
        className={classNames(control.control, styles.area)}
        rows={lines}
        style={lines === usualLines ? undefined : { minHeight: heightOf(lines) }}
        placeholder={field.placeholder?.[language]}
        onInput={(event) => grow(event.currentTarget)}
        onFocus={(event) => grow(event.currentTarget)}
        onBlur={(event) => {
          composed.onBlur(event);
          onLeave();
        }}
      />
      {longest === undefined ? null : <WordCounter id={counter} text={saved} most={longest} />}
    </div>
  );
}

// `field-sizing` overrides rows. Spec 9: at least 100 px high.
function heightOf(lines: number): string {
  return `max(100px, calc(${lines} * 1.5em + 2 * var(--space-2) + 2px))`;
}

/** Makes a text area as high as its content, in browsers without `field-sizing`. */
function grow(area: HTMLTextAreaElement): void {
  if (Reflect.has(area.style, 'fieldSizing')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

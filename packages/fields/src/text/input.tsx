import type { InputProps } from '../field-parts.ts';
import { Line } from './line.tsx';
import { SuggestingLine } from './suggesting/suggesting-line.tsx';
import styles from './text.module.css';

/** One line of text, with what stands behind it and what is offered while it is typed. */
export function TextInput(props: InputProps) {
  const { field, control, language } = props;
  const Input = field.text?.suggest === undefined ? Line : SuggestingLine;
  const suffix = field.text?.suffix?.[language] ?? '';
  if (suffix === '') return <Input {...props} />;
  const suffixId = `${control.id}-suffix`;
  const described = [suffixId, control['aria-describedby']].filter(Boolean).join(' ');
  return (
    <span className={styles.suffixed}>
      <Input {...props} control={{ ...control, 'aria-describedby': described }} />
      <span id={suffixId} className={styles.suffix}>
        {suffix}
      </span>
    </span>
  );
}

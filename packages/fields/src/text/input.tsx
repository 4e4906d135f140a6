import type { InputProps } from '../field-parts.ts';
import { AreaInput } from './areas/area-input.tsx';
import { Line } from './line.tsx';
import { SuggestingLine } from './suggesting/suggesting-line.tsx';
import styles from './text.module.css';

const inputs = { none: Line, school: SuggestingLine, area: AreaInput } as const;

/** One line of text, with its suffix and its suggestions. */
export function TextInput(props: InputProps) {
  const { field, control, language } = props;
  const Input = inputs[field.text?.suggest ?? 'none'];
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

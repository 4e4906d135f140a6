import type { Settings, ShellProps } from '../../skin.ts';
import styles from './imprint.module.css';

interface ImprintProps {
  readonly settings: Settings;
  readonly language: ShellProps['language'];
}

/** The last line of every footer: copyright and ICP number. */
export function Imprint({ settings, language }: ImprintProps) {
  const words = [settings.copyright[language], settings.icp].filter((text) => text !== '');
  if (words.length === 0) return null;
  return (
    <p className={styles.imprint}>
      {words.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </p>
  );
}

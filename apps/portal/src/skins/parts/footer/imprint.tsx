import { localeTags } from '@portico/i18n/locale';
import type { Settings, ShellProps } from '../../skin.ts';
import styles from './imprint.module.css';

interface ImprintProps {
  readonly settings: Settings;
  readonly language: ShellProps['language'];
}

/** The last line of every footer: copyright and ICP number. */
export function Imprint({ settings, language }: ImprintProps) {
  const copyright = settings.copyright[language];
  const { icp } = settings;
  if (copyright === '' && icp === '') return null;
  return (
    <p className={styles.imprint}>
      {copyright === '' ? null : <span>{copyright}</span>}
      {icp === '' ? null : <span lang={localeTags.sc}>{icp}</span>}
    </p>
  );
}

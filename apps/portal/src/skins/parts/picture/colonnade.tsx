import { useId } from 'react';
import styles from './colonnade.module.css';

const outer = 'M-48 0V-94a48 48 0 0 1 96 0V0z';
const middle = 'M-32 0V-92a32 32 0 0 1 64 0V0z';
const door = 'M-16 0V-90a16 16 0 0 1 32 0V0z';

/** Arches in the tenant's colour, one with an open door: the default picture of a project. */
export function Colonnade() {
  const tile = useId();
  return (
    <svg className={styles.colonnade} aria-hidden="true" focusable="false">
      <defs>
        <pattern
          id={tile}
          x="-60"
          y="-160"
          width="120"
          height="160"
          viewBox="-60 -160 120 160"
          patternUnits="userSpaceOnUse"
        >
          <path className={styles.outer} d={outer} />
          <path className={styles.middle} d={middle} />
          <path className={styles.door} d={door} />
        </pattern>
      </defs>
      <svg x="50%" y="100%" overflow="visible">
        <rect x="-1500" y="-1600" width="3000" height="1600" fill={`url(#${tile})`} />
        <path className={styles.light} d={door} transform="translate(0 -160)" />
      </svg>
    </svg>
  );
}

import { useId } from 'react';
import styles from './sign-in-frieze.module.css';

const rings = [30, 24, 18, 12, 6] as const;
const centres = ['0 0', '60 0', '30 15', '0 30', '60 30'] as const;

/** Ocean waves as parallel lines, drawn from overlapping circles: no text, no image file. */
export function SignInFrieze() {
  const tile = useId();
  return (
    <svg className={styles.frieze} aria-hidden="true" focusable="false" data-no-print>
      <defs>
        <pattern id={tile} width="60" height="30" patternUnits="userSpaceOnUse">
          {centres.map((centre) => (
            <g key={centre} transform={`translate(${centre})`}>
              {rings.map((radius) => (
                <circle key={radius} r={radius} />
              ))}
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${tile})`} />
    </svg>
  );
}

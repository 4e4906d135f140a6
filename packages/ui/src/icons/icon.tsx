import type { ReactNode } from 'react';

export interface IconProps {
  /** The side length in pixels; 20 next to text. */
  readonly size?: number;
  /** The icon's meaning, if there is no text beside it. */
  readonly label?: string;
}

/** The frame of every icon: 24 units, in the colour of the surrounding text. */
export function Icon({ size = 20, label, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Creates an icon of strokes. */
export function strokeIcon(...paths: readonly string[]) {
  return function DrawnIcon(props: IconProps) {
    return (
      <Icon {...props}>
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </Icon>
    );
  };
}

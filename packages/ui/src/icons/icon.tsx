import type { ReactNode } from 'react';

export interface IconProps {
  /** Edge in pixels; 20 beside text. */
  readonly size?: number;
  /** The icon's meaning where no text stands beside it. */
  readonly label?: string;
}

/** The frame of every icon: 24 units, drawn in the colour of the text around it. */
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

/** Makes an icon of strokes. */
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

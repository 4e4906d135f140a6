interface IconProps {
  readonly size?: number;
}

export const UploadIcon = outline('M12 15.5V4.5', 'M7.5 9 12 4.5 16.5 9', 'M4.5 15v4.5h15V15');
export const CameraIcon = outline(
  'M4 7.5h4l1.5-2.5h5L16 7.5h4v12H4z',
  'M12 10a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z',
);
export const VideoIcon = outline('M3.5 6.5h12v11h-12z', 'M15.5 10.5 20.5 8v8l-5-2.5');
export const PictureIcon = outline('M4 5h16v14H4z', 'M4 16l4.5-4.5L13 16l3-3 4 4', 'M15.5 8.2v.1');
export const PenIcon = outline('M4.5 19.5l1-4L16 5l3 3L8.5 18.5z', 'M12.5 19.5h7');
export const UndoIcon = outline('M8.5 5 4.5 9l4 4', 'M4.5 9H15a4.5 4.5 0 0 1 0 9h-4');

/** Decorative: the text is beside it. */
function outline(...paths: readonly string[]) {
  return function OutlineIcon({ size = 20 }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  };
}

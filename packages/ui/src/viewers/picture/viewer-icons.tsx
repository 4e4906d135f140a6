import { strokeIcon } from '../../icons/icon.tsx';

const glass = ['M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12z', 'M15 15l5 5', 'M8 10.5h5'] as const;

export const ZoomOutIcon = strokeIcon(...glass);
export const ZoomInIcon = strokeIcon(...glass, 'M10.5 8v5');
export const RotateLeftIcon = strokeIcon('M4.5 12a7.5 7.5 0 1 0 2.3-5.4', 'M4.5 3.5v4h4');
export const RotateRightIcon = strokeIcon('M19.5 12a7.5 7.5 0 1 1-2.3-5.4', 'M19.5 3.5v4h-4');
export const ResetIcon = strokeIcon(
  'M4.5 9V4.5H9',
  'M15 4.5h4.5V9',
  'M19.5 15v4.5H15',
  'M9 19.5H4.5V15',
  'M12 11.9v.2',
);
export const PreviousIcon = strokeIcon('M14 6l-6 6 6 6');
export const NextIcon = strokeIcon('M10 6l6 6-6 6');

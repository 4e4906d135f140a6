import { strokeIcon, Icon, type IconProps } from './icon.tsx';

export const HomeIcon = strokeIcon('M4 11.5 12 4.5l8 7', 'M6.5 10v9.5h11V10', 'M10 19.5v-5h4v5');
export const LogoutIcon = strokeIcon('M10 4.5H5.5v15H10', 'M15 8l4 4-4 4', 'M19 12H9.5');
export const LoginIcon = strokeIcon('M14 4.5h4.5v15H14', 'M10 8l4 4-4 4', 'M14 12H4.5');
export const MenuIcon = strokeIcon('M4 7h16', 'M4 12h16', 'M4 17h16');
export const CloseIcon = strokeIcon('M6 6l12 12', 'M18 6 6 18');
export const ChevronDownIcon = strokeIcon('M7 10l5 5 5-5');
export const ChevronRightIcon = strokeIcon('M10 7l5 5-5 5');
export const ArrowLeftIcon = strokeIcon('M19 12H5', 'M11 6l-6 6 6 6');
export const ArrowRightIcon = strokeIcon('M5 12h14', 'M13 6l6 6-6 6');
export const GlobeIcon = strokeIcon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  'M3.5 12h17',
  'M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17z',
);
export const UserIcon = strokeIcon('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z', 'M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6');
export const MessageIcon = strokeIcon('M4 5.5h16v11.5h-8.5L7 20.5V17H4z', 'M8 9.5h8', 'M8 13h5');
export const BellIcon = strokeIcon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15z', 'M10 20.5h4');
export const ClockIcon = strokeIcon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z', 'M12 7.5V12l3 2');
export const CalendarIcon = strokeIcon('M4.5 6h15v13.5h-15z', 'M4.5 10.5h15', 'M8.5 3.5V7', 'M15.5 3.5V7');
export const CheckIcon = strokeIcon('M5 12.5l4.5 4.5L19 7.5');
export const CircleIcon = strokeIcon('M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z');
export const PhoneIcon = strokeIcon(
  'M6 4.5h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.5 1.5A14 14 0 0 1 4.5 6 1.5 1.5 0 0 1 6 4.5z',
);
export const MailIcon = strokeIcon('M4 6h16v12.5H4z', 'M4.5 6.5 12 13l7.5-6.5');
export const MapPinIcon = strokeIcon(
  'M12 20.5c4-4.5 6.5-7.5 6.5-10.5a6.5 6.5 0 0 0-13 0c0 3 2.5 6 6.5 10.5z',
  'M12 8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
);
export const SearchIcon = strokeIcon('M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12z', 'M15 15l5 5');
export const FileIcon = strokeIcon('M6 3.5h8l4.5 4.5v12.5H6z', 'M14 3.5V8h4.5', 'M9 12.5h6.5', 'M9 16h6.5');
export const EditIcon = strokeIcon('M4.5 19.5l1-4L16 5l3 3L8.5 18.5z', 'M13.5 7.5l3 3');
export const TrashIcon = strokeIcon('M5 7h14', 'M9.5 7V4.5h5V7', 'M6.5 7l1 12.5h9l1-12.5');
export const KeyIcon = strokeIcon('M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8z', 'M11 12.5 19.5 4', 'M15.5 8l3 3');
export const EyeIcon = strokeIcon(
  'M3 12c4.5-8 13.5-8 18 0c-4.5 8-13.5 8-18 0z',
  'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
);
export const EyeOffIcon = strokeIcon('M3 12c4.5-8 13.5-8 18 0c-4.5 8-13.5 8-18 0z', 'M5 19 19 5');
export const InfoIcon = strokeIcon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z', 'M12 11v5', 'M12 7.9v.1');
export const WarningIcon = strokeIcon('M12 4 2.8 19.5h18.4z', 'M12 10v4.5', 'M12 17v.1');
export const ErrorIcon = strokeIcon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z', 'M9 9l6 6', 'M15 9l-6 6');
export const SuccessIcon = strokeIcon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z', 'M8 12.3l2.8 2.8L16 9.5');
export const ProgressIcon = strokeIcon(
  'M6 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  'M6 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  'M6 8v8',
  'M11 6h9',
  'M11 18h9',
);
export const RetestIcon = strokeIcon('M19.5 12a7.5 7.5 0 1 1-2.3-5.4', 'M19.5 3.5v4h-4', 'M9.5 12l2 2 3.5-4');
export const TrendIcon = strokeIcon('M4 19.5h16', 'M4.5 15l5-5 3.5 3 6-7', 'M15 6h4v4');
export const ExamIcon = strokeIcon('M12 5 2.5 9.5 12 14l9.5-4.5z', 'M6.5 11.5v5c3 2.5 8 2.5 11 0v-5', 'M21.5 9.5v5');
export const LinkIcon = strokeIcon('M10 6H5.5v12.5H18V14', 'M13.5 5h5.5v5.5', 'M19 5l-8 8');
export const BriefcaseIcon = strokeIcon('M4 8h16v11.5H4z', 'M9 8V4.5h6V8', 'M4 13h16', 'M12 12v2.5');
export const FlaskIcon = strokeIcon('M9 3.5h6', 'M10.5 3.5v6L5 19.5h14l-5.5-10v-6', 'M7.8 14.5h8.4');
export const MedalIcon = strokeIcon(
  'M12 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z',
  'M9 13.5 7.5 20.5l4.5-2.5 4.5 2.5-1.5-7',
);
export const VideoIcon = strokeIcon('M3.5 6.5h12v11h-12z', 'M15.5 10.5l5-2.5v8l-5-2.5');

/** Partly done: a half-filled circle. */
export function HalfIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z" />
      <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
    </Icon>
  );
}

import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons.tsx';

/** The kind of a message, shared by notices and toasts. */
export type NoticeKind = keyof typeof noticeIcons;

export const noticeIcons = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  error: ErrorIcon,
} as const;

import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons.tsx';

/** How a message is meant, shared by notices and toasts. */
export type NoticeKind = keyof typeof noticeIcons;

export const noticeIcons = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  error: ErrorIcon,
} as const;

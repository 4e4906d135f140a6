import { createContext, use } from 'react';

/** The default words of a dialog. */
export interface DialogWords {
  readonly title: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly close: string;
}

// The words of spec 8; each application provides those of its language.
const specified: DialogWords = { title: '提示信息', confirm: '确定', cancel: '取消', close: '关闭' };

/** The single source of the default words. */
export const DialogWordsContext = createContext(specified);

export function useDialogWords(): DialogWords {
  return use(DialogWordsContext);
}

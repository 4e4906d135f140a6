import type { Dictionary } from '../dictionary.ts';
import type { adminEdit as en } from './en.ts';

export const adminEdit = {
  label: '工作人員代為編輯',
  lead: '{staff}，您正在編輯「{applicant}」的申請，所有修改都會記錄在您的名下。',
  end: '結束編輯',
  toConsole: '前往管理後台',
  ended: {
    title: '編輯已結束',
    text: '本次編輯的時間已到，或您已無權編輯這份申請。尚未儲存的內容保留在此瀏覽器中，從管理後台再次開啟這份申請表時會自動恢復。',
  },
  refused: {
    title: '此連結已失效',
    text: '編輯連結只能使用一次，有效期為一分鐘。請從管理後台重新開啟申請表。',
  },
} as const satisfies Dictionary<typeof en>;

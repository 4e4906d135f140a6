import type { Dictionary } from '../dictionary.ts';
import type { leaving as english } from './en.ts';

export const leaving = {
  title: { place: '確定離開此頁？', signOut: '確定現在登出？', language: '確定現在切換語言？' },
  effect: {
    kept: '您填寫的部分內容尚未送達伺服器。這些內容會保留在本裝置上，您再次用本裝置開啟此頁時將自動傳送。',
    drafted: '您正在填寫的項目尚未按「確定」。已填寫的內容會保留在本裝置上，再次用本裝置開啟這一部分時會出現在列表中。',
    stopped: '仍有檔案正在上載。離開後上載會中斷；稍後重新選擇同一檔案，即可從中斷處繼續。',
    lost: '您填寫的部分內容尚未儲存，也無法在此保留。現在離開，這些內容將會遺失。',
    erased: '您填寫的部分內容尚未送達伺服器。登出會將其從本裝置清除，這些內容將會遺失。',
    plain: '登出後需要重新登入才能繼續。',
    forgotten: '您正在免密碼使用：一旦登出，本瀏覽器將不再認得您，您的申請將無法再開啟。',
  },
  stay: '留在此頁',
  leave: { place: '離開', signOut: '登出', language: '切換' },
} as const satisfies Dictionary<typeof english>;

import type { ModuleConfig } from '@portico/contract/tenants.schemas';
import type { LocalText } from '@portico/form-engine/language';

type HomePageConfig = ModuleConfig['output']['home_page_config'];
type Entry = HomePageConfig['main']['layout_info'][number];

/** The numbers by which a configuration refers to the parts of the home page and the left menu. */
const part = {
  home: 0,
  progress: 1,
  events: 2,
  trends: 3,
  examination: 4,
  account: 5,
  application: 6,
  retest: 7,
} as const;

type PartName = keyof typeof part;

/** `open` is a link, `soon` is shown without a link, `hidden` is configured but not shown. */
type Availability = 'open' | 'soon' | 'hidden';

const options = {
  open: { state: 1, option: { show: 1, open: 1 } },
  soon: { state: 1, option: { show: 1, open: 0 } },
  hidden: { state: 0, option: { show: 0, open: 0 } },
} as const;

/** A part with the institution's name for it. */
export function entry(name: PartName, nickname: LocalText, availability: Availability = 'open'): Entry {
  return {
    value: part[name],
    ...options[availability],
    nickname_sc: nickname.sc,
    nickname_tc: nickname.tc,
    nickname_en: nickname.en,
  };
}

/** The parts that have the same name at every institution. */
export const usualEntries = {
  home: { sc: '首页', tc: '首頁', en: 'Home' },
  progress: { sc: '申请进度', tc: '申請進度', en: 'Progress' },
  application: { sc: '申请信息', tc: '申請資料', en: 'Application' },
  events: { sc: '活动预约', tc: '活動預約', en: 'Events' },
  trends: { sc: '招生动态', tc: '招生動態', en: 'Admissions news' },
  examination: { sc: '联考信息', tc: '聯考資料', en: 'Joint examination' },
  account: { sc: '账号管理', tc: '帳戶管理', en: 'Account' },
  retest: { sc: '复试', tc: '複試', en: 'Retest' },
} as const satisfies Record<PartName, LocalText>;

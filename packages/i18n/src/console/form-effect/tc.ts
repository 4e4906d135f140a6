import type { formEffect as english } from './en.ts';
import type { Dictionary } from '../../dictionary.ts';

export const formEffect: Dictionary<typeof english> = {
  title: '影響哪些人',
  looking: '正在檢查申請：{seen, number} / {people, number}',
  failed: '未能查明影響哪些人',
  again: '重新檢查',
  nobodyYet: '還沒有人開始填寫申請。',
  unaffected: '{count, plural, =0 {所有已開始填寫的人都會受到影響。} other {# 人不會察覺任何變化。}}',
  writing: '正在填寫的人中',
  submitted: '已提交的人中',
  submittedHint: '只有撤回申請後才會看到變化。',
  loses: '{count, plural, other {# 人}}有答案不再對應任何問題；答案會保留並顯示給本人',
  asked: '{count, plural, other {# 人}}原本已填好的部分需要補充回答',
  incomplete: '{count, plural, other {# 人}}原本已全部填完，提交前需要再回來填寫',
  nobody: '無',
  questions: '主要原因',
  question: '{name}：{what}',
  answersLost: '{count, plural, other {# 個答案無處安放}}',
  answersAsked: '{count, plural, other {需要 # 人回答}}',
  letters: {
    title: '推薦信',
    none: '還沒有人獲邀撰寫推薦信。',
    begun: '{count} 封推薦信已開始填寫，繼續使用開始時的表格',
    waiting: '{count} 位推薦人尚未開始填寫，將看到新的表格',
    written: '{count} 封推薦信已提交，保持不變',
  },
  who: '查看名單',
  whoTitle: { loses: '有答案不再對應問題', asked: '需要補充回答', incomplete: '原本已填完' },
  download: '下載名單（含電郵）',
  more: '顯示更多',
  isSubmitted: '已提交',
};

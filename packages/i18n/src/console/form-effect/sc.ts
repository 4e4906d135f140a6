import type { formEffect as english } from './en.ts';
import type { Dictionary } from '../../dictionary.ts';

export const formEffect: Dictionary<typeof english> = {
  title: '影响哪些人',
  looking: '正在检查申请：{seen, number} / {people, number}',
  failed: '未能查明影响哪些人',
  again: '重新检查',
  nobodyYet: '还没有人开始填写申请。',
  unaffected: '{count, plural, =0 {所有已开始填写的人都会受到影响。} other {# 人不会察觉任何变化。}}',
  writing: '正在填写的人中',
  submitted: '已提交的人中',
  submittedHint: '只有撤回申请后才会看到变化。',
  loses: '{count, plural, other {# 人}}有答案不再对应任何问题；答案会保留并显示给本人',
  asked: '{count, plural, other {# 人}}原本已填好的部分需要补充回答',
  incomplete: '{count, plural, other {# 人}}原本已全部填完，提交前需要再回来填写',
  nobody: '无',
  questions: '主要原因',
  question: '{name}：{what}',
  answersLost: '{count, plural, other {# 个答案无处安放}}',
  answersAsked: '{count, plural, other {需要 # 人回答}}',
  letters: {
    title: '推荐信',
    none: '还没有人被邀请写推荐信。',
    begun: '{count} 封推荐信已开始填写，继续使用开始时的表单',
    waiting: '{count} 位推荐人尚未开始填写，将看到新的表单',
    written: '{count} 封推荐信已提交，保持不变',
  },
  who: '查看名单',
  whoTitle: { loses: '有答案不再对应问题', asked: '需要补充回答', incomplete: '原本已填完' },
  download: '下载名单（含邮箱）',
  more: '显示更多',
  isSubmitted: '已提交',
};

import type { Dictionary } from '../../dictionary.ts';
import type { formFindings as english } from './en.ts';

export const formFindings: Dictionary<typeof english> = {
  warnings: '請留意',
  warningsLead: '以下各項不影響發布。',
  hints: '{count} 項提示',
  missing: {
    title: '缺少的譯文',
    lead: '缺少譯文時不能發布。如允許缺少，填寫人將看到其他語言的文字，有簡體中文時以簡體中文顯示。',
    count: '{language}：{count, plural, =0 {沒有缺少} other {缺少 # 處}}',
    allow: '允許缺少',
    allowIn: '允許缺少{language}譯文',
  },
  problems: {
    unreachable: '任何人都看不到此項：其顯示條件不可能同時符合。',
    requiredUnreachable: '此項必填，但任何人都看不到：其顯示條件不可能同時符合。',
    optionUnreachable: '選項「{option}」永遠不會出現：其所依據的答案不可能同時成立。',
    unanswerable: '任何答案都不會被接受：各項限制互相矛盾。',
    fewestUnder: '至少須選擇 {fewest} 項，但另一問題的答案為「{option}」時只提供 {offered} 項。',
    cannotComplete: '沒有人能填妥此表格：此處的必填內容無法填寫。',
    undecided: '無法判定是否有人能看到、選擇並填妥此處的全部內容，請自行試填。',
    sameText: '{language}的{text}與英文相同。',
    mixedScripts: '{language}的{text}混用了不同文字。',
    otherChinese: '{language}的{text}中有另一種中文字體的字。',
    translationLeftOut: '「{text}」沒有{language}譯文，填寫人將看到其他語言的文字。',
    unmarkedSensitive: '此項要求填寫證件號碼，但未標記為敏感資料。',
    keyReused: '鍵「{key}」在第 {version} 版中用於其他內容：{label}。以前的答案會被當作此項的答案。',
  },
};

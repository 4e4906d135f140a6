import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { question, words } from './words.ts';

export const essays: ModuleDefinition = {
  id: 'essays',
  title: words('个人陈述', '個人陳述', 'Essays'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('essayGuide', 'rich-text', words('写作说明', '寫作說明', 'About the essays'), {
      showsTitle: false,
      html: words(
        '<h3>写作说明</h3><p>招生委员会希望通过短文了解<strong>真实的您</strong>：</p><ul><li>请独立完成，不必追求辞藻；</li><li>每个汉字、每个英文单词均计为一个字。</li></ul>',
        '<h3>寫作說明</h3><p>招生委員會希望透過短文認識<strong>真實的您</strong>：</p><ul><li>請獨立完成，毋須堆砌辭藻；</li><li>每個漢字、每個英文單字均計為一個字。</li></ul>',
        '<h3>About the essays</h3><p>The committee would like to meet <strong>you</strong> in these pages:</p><ul><li>write them yourself, plainly;</li><li>each Chinese character and each English word counts as one.</li></ul>',
      ),
    }),
    question('statement', 'long-text', words('个人陈述', '個人陳述', 'Personal statement'), {
      required: true,
      remark: words(
        '您为何选择本项目？您的经历如何为此做好准备？',
        '您為何選擇本課程？您的經歷如何讓您做好準備？',
        'Why this programme, and how has your life prepared you for it?',
      ),
      placeholder: words('请在此书写', '請在此書寫', 'Write here'),
      text: { shortest: 100, longest: 800, lines: 12 },
      look: { background: '#f6faf9', span: 'whole' },
      preview: { mode: 'block' },
    }),
    question('setback', 'long-text', words('一次挫折', '一次挫折', 'A setback'), {
      required: true,
      remark: words(
        '讲述一次失败，以及您从中学到了什么。',
        '講述一次失敗，以及您從中學到甚麼。',
        'Tell us about a failure and what it taught you.',
      ),
      text: { longest: 400, lines: 6 },
      preview: { mode: 'block' },
    }),
    question('motto', 'text', words('一句话介绍自己', '一句話介紹自己', 'Yourself in one line'), {
      text: { longest: 60 },
      preview: { mode: 'row', singleLine: true },
    }),
  ],
  groups: [],
};

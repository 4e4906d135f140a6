import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';

type Lines = Readonly<Record<Language, readonly string[]>>;

interface Asked {
  /** What questions of this kind are called. */
  readonly words: RegExp;
  readonly lines: Lines;
}

// The first that fits holds: the name of a school is a school, and the address of an employer an address.
const kinds: readonly Asked[] = [
  {
    words: /地址|住址|address/,
    lines: {
      sc: ['北京市海淀区示例路 1 号', '上海市徐汇区示例路 2 号', '广州市天河区示例路 3 号', '杭州市西湖区示例路 4 号'],
      tc: ['香港中環示例道 1 號', '香港灣仔示例道 2 號', '香港沙田示例道 3 號', '香港元朗示例道 4 號'],
      en: ['1 Sample Road, London', '2 Sample Road, Leeds', '3 Sample Road, York', '4 Sample Road, Bath'],
    },
  },
  {
    words: /学校|院校|大学|中学|学院|school|university|college/,
    lines: {
      sc: ['第一中学', '云洲大学', '示例大学', '第二中学'],
      tc: ['第一中學', '雲洲大學', '示例大學', '第二中學'],
      en: ['First School', 'Yunzhou University', 'Sample University', 'Second School'],
    },
  },
  {
    words: /公司|单位|雇主|机构|employer|company|organisation|organization|institution/,
    lines: {
      sc: ['示例公司', '示例研究院', '示例银行', '示例基金会'],
      tc: ['示例公司', '示例研究院', '示例銀行', '示例基金會'],
      en: ['Sample Company', 'Sample Institute', 'Sample Bank', 'Sample Foundation'],
    },
  },
  {
    words: /职务|职位|职称|岗位|position|job title|occupation/,
    lines: {
      sc: ['助理', '分析师', '工程师', '教授'],
      tc: ['助理', '分析師', '工程師', '教授'],
      en: ['Assistant', 'Analyst', 'Engineer', 'Professor'],
    },
  },
  {
    words: /专业|学科|课程|\b(?:major|subject|course|discipline)\b/,
    lines: {
      sc: ['数学', '物理学', '经济学', '历史学'],
      tc: ['數學', '物理學', '經濟學', '歷史學'],
      en: ['Mathematics', 'Physics', 'Economics', 'History'],
    },
  },
  {
    words: /籍贯|出生地|城市|地点|\b(?:city|town|place|birthplace)\b/,
    lines: {
      sc: ['北京', '上海', '广州', '杭州'],
      tc: ['香港', '台北', '澳門', '廣州'],
      en: ['Beijing', 'Shanghai', 'Hong Kong', 'London'],
    },
  },
  {
    words: /姓名|联系人|监护人|父亲|母亲|\bname\b|contact person|emergency contact$/,
    lines: {
      sc: ['林嘉禾', '陈思远', '王若溪', '何子墨'],
      tc: ['林嘉禾', '陳思遠', '王若溪', '何子墨'],
      en: ['Lin Jiahe', 'Chen Siyuan', 'Wang Ruoxi', 'He Zimo'],
    },
  },
];

const anything: Lines = {
  sc: ['示例内容', '另一段示例内容', '第三段示例内容', '第四段示例内容'],
  tc: ['示例內容', '另一段示例內容', '第三段示例內容', '第四段示例內容'],
  en: ['Sample text', 'Another sample', 'A third sample', 'A fourth sample'],
};

/** What somebody would write into a plain line, by what the question is called. */
export function likelyLines({ label }: Pick<FieldDefinition, 'label'>, language: Language): readonly string[] {
  const asked = `${label.sc} ${label.en}`.toLowerCase();
  return (kinds.find(({ words }) => words.test(asked))?.lines ?? anything)[language];
}

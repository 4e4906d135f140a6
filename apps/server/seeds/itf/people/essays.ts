import type { Language } from '@portico/form-engine/language';
import { pick } from '../../people/pick.ts';

type List = readonly [string, ...string[]];
type Essay = Readonly<Record<Language, List>>;

/** A statement, a plan and a short answer, composed of typical sentences. */
export function essaysOf(language: Language, index: number) {
  return {
    statement: [beginnings, middles, ends].map((part, at) => pick(part[language], index + at * 2)).join('\n'),
    plan: pick(plans[language], index),
    line: pick(lines[language], index),
  };
}

const beginnings: Essay = {
  sc: [
    '外公在县城开了三十年杂货铺，账本是一本挂历，赊账的人画在日期上。他从不担心坏账，因为他认识每一个人。我学金融以后一直在想：当一家银行不认识任何人的时候，它靠什么代替那本挂历。',
    '大一的时候，我替社团管过一年的钱，年末差了四十七块六。我花了两个周末把它找出来，是一笔被记了两次的打印费。从那以后，我对每一个“大致相符”的数字都不放心。',
    '高三那年家里的厂子停了四个月工，我第一次听父亲在电话里向银行解释什么叫“流动性”。那时我不懂这个词，只看懂了他放下电话以后的表情。',
  ],
  tc: [
    '外婆在街市擺了二十年的菜檔，每天收檔後把零錢分成三個信封：進貨、租金、我們的學費。後來我在課本上讀到現金流管理，才知道她早已把道理講完了。',
    '中學時我替班會管理旅行基金，第一次明白一個簡單的數字背後有多少人的期望。這份責任感，令我在大學選擇了金融與統計。',
  ],
  en: [
    'My grandmother ran a seed bank for eleven villages. Loans were measured in kilograms, and the interest was a song at harvest. I became interested in finance when I noticed how much of it was about remembering who had promised what.',
    'In my second year I rebuilt the accounting of our student theatre from a shoebox of receipts. I learned that most financial problems are problems of record before they are problems of money.',
  ],
};

const middles: Essay = {
  sc: [
    '本科期间我修完了概率、随机过程和数值分析，也在一家信用评估公司实习过两个暑假。我做的模型只有一个优点：它会说“不知道”。对于样本里没有出现过的行业，它拒绝打分，而不是给出一个看上去合理的数字。',
    '在证券公司实习时，我负责核对一个因子库。三百多个因子里，有十九个用到了当时还不可能知道的数据。把它们改对以后，回测收益下降了一半，带我的老师说，这才是那年最有价值的工作。',
    '我和同学做过一个小工具，把乡镇企业的水电费、运费单据和纳税记录拼在一起，估计它们的经营情况。数据很脏，方法也简单，但当地信用社的主任看完以后问我们要了代码。',
  ],
  tc: [
    '大學期間我修讀了機率、計量經濟與程式設計，並在一家保險公司實習。我參與重寫準備金模型，最大的收穫是學會把每一個假設寫在最前面，讓讀的人可以反駁。',
    '我在交易所的數據部門實習半年，負責檢查報價異常。我設計的規則每天只提示十宗，但其中七宗是真正的錯誤；同事說，這比提示一百宗更有用。',
  ],
  en: [
    'I studied applied mathematics and spent two summers at a payments company, where I worked on the dull half of fraud detection: telling honest customers, quickly and politely, why their transfer had been stopped. Our explanations cut complaints by a third.',
    'As a research assistant I replicated four papers on credit scoring. Two of them depended on a variable that is only known after the default. Writing to the authors was the most useful and most frightening thing I did at university.',
  ],
};

const ends: Essay = {
  sc: [
    '我希望在研究院学习怎样把模型和制度放在一起考虑，毕业以后从事普惠金融的风险管理，让不认识任何人的银行也能公平地对待每一个人。',
    '选择这个项目，是因为它要求学生既写代码也写判断。我想成为能够对自己的数字负责的人。',
    '毕业以后，我希望到监管或行业基础设施机构工作，把“大致相符”变成“可以核对”。',
  ],
  tc: [
    '我希望在研究院學習金融科技與監管，將來回到香港從事風險管理工作，讓制度與技術都經得起追問。',
    '畢業後我希望投身普惠保險，為過去被模型忽略的人設計負擔得起的保障。',
  ],
  en: [
    'At the Institute I would like to learn how rules and models are made to fit each other. Afterwards I hope to work on credit for people who have no history of it.',
    'I chose this programme because it asks for code and for judgement. I would like to become somebody who can be held to account for a number.',
  ],
};

const plans: Essay = {
  sc: [
    '三年内：在商业银行或金融科技公司从事信用风险建模，完整经历一轮信贷周期。十年内：负责一个面向小微企业的风险定价团队，并把方法公开出来接受检验。',
    '三年内：进入交易所或登记结算机构，参与数据标准与风险监测工作。十年内：成为既懂技术又懂规则的产品负责人。',
    '三年内：在资产管理公司做量化研究员，打好实证研究的基础。十年内：回到高校或研究机构，从事金融稳定方面的研究。',
  ],
  tc: [
    '三年內：在銀行或保險公司從事風險模型工作。十年內：帶領團隊建立可解釋的定價方法，並參與行業標準的制訂。',
    '三年內：在金融科技公司擔任數據分析師。十年內：創辦一家服務中小企的信貸評估公司。',
  ],
  en: [
    'Within three years: a modelling role in a bank or a payments company, through at least one full credit cycle. Within ten: leading a team that lends to small firms, with methods that are published.',
    'Within three years: data analyst at a regulator or an exchange. Within ten: designing the infrastructure that others rely on without noticing.',
  ],
};

const lines: Essay = {
  sc: [
    '习惯先写下自己可能错在哪里。',
    '会为一个对不上的小数点熬夜的人。',
    '相信好的模型应当学会说“不知道”。',
    '喜欢把数据讲成普通人听得懂的故事。',
  ],
  tc: ['凡事先問：這個數字是怎樣來的？', '喜歡慢慢把一件小事做好。'],
  en: ['I like numbers that can be argued with.', 'Patient with data, impatient with jargon.'],
};

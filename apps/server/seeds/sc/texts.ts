import { paragraphs } from '../paragraphs.ts';

export const guide = paragraphs(
  {
    sc: '环球学人计划是一年制的住宿硕士课程。六十位来自世界各地的年轻人在云雀书院同住、同修，围绕公共事务、科学与社会、全球经济三个主题开展小组研讨。',
    tc: '環球學人計劃是一年制的住宿碩士課程。六十位來自世界各地的年輕人在雲雀書院同住、同修，圍繞公共事務、科學與社會、全球經濟三個主題開展小組研討。',
    en: 'Global Scholars is a one-year residential master’s programme. Sixty young people from around the world live and study together at Skylark College, in small seminars on public affairs, science and society, and the global economy.',
  },
  {
    sc: '我们寻找的是有求知热情、愿意为他人付出、并能以行动带动身边人的申请人。学业成绩固然重要，但没有固定的分数线；您的短文和推荐信会被逐字阅读。',
    tc: '我們尋找的是有求知熱情、願意為他人付出、並能以行動帶動身邊人的申請人。學業成績固然重要，但沒有固定的分數線；您的短文和推薦信會被逐字閱讀。',
    en: 'We look for applicants who are curious, generous and able to move others to act. Academic results matter, but there is no cut-off; your essays and letters are read word by word.',
  },
  {
    sc: '申请表以英文填写。您需要准备：证件照、成绩单、两篇短文（分别在 800 字和 400 字以内）、一段不超过一分钟的自我介绍视频，以及两至三位推荐人的联系方式。您可以随时保存并在任何设备上继续。',
    tc: '申請表以英文填寫。您需要準備：證件相片、成績單、兩篇短文（分別在 800 字和 400 字以內）、一段不超過一分鐘的自我介紹影片，以及兩至三位推薦人的聯絡方式。您可以隨時儲存並在任何裝置上繼續。',
    en: 'The form is completed in English. You will need a portrait, transcripts, two essays of up to 800 and 400 words, a video introduction of no more than one minute, and the contact details of two or three recommenders. Save whenever you like and continue on any device.',
  },
  {
    sc: '入围的申请人将获邀参加线上或香港的面试，交通和住宿由书院承担。所有录取者均获得学费、住宿和往返机票的全额资助。',
    tc: '入圍的申請人將獲邀參加線上或香港的面試，交通和住宿由書院承擔。所有錄取者均獲得學費、住宿和往返機票的全額資助。',
    en: 'Finalists are interviewed online or in Hong Kong, with travel and lodging paid by the College. Every scholar receives full funding for tuition, residence and a return flight.',
  },
  {
    sc: '如因健康状况或残障需要特别安排，请在截止日期之前与我们联系。相关信息只用于安排协助，不影响评审。',
    tc: '如因健康狀況或殘障需要特別安排，請在截止日期之前與我們聯絡。相關資料只用於安排支援，不影響評審。',
    en: 'If you need an adjustment because of a health condition or disability, please write to us before the deadline. What you tell us is used only to arrange support and has no bearing on the review.',
  },
);

export const statement = paragraphs(
  {
    sc: '本人声明，本申请的内容均由本人撰写，所述经历属实。本人可以就语言和格式向他人征求意见，但短文的观点和文字出自本人。',
    tc: '本人聲明，本申請的內容均由本人撰寫，所述經歷屬實。本人可以就語言和格式向他人徵求意見，但短文的觀點和文字出自本人。',
    en: 'I declare that this application is my own and that what it says about me is true. I may ask others for advice on language and form, but the ideas and the words of my essays are mine.',
  },
  {
    sc: '本人同意书院将申请资料用于评审、面试安排以及匿名统计。个人资料储存于香港，只有参与评审的人员可以查阅。',
    tc: '本人同意書院將申請資料用於評審、面試安排以及匿名統計。個人資料儲存於香港，只有參與評審的人員可以查閱。',
    en: 'I agree that the College uses my application for review, for arranging interviews and for anonymous statistics. Personal data is stored in Hong Kong and seen only by those who take part in the review.',
  },
  {
    sc: '本人可以在截止日期之前随时撤回申请，之后也可以以书面形式要求查阅、更正或删除个人资料。',
    tc: '本人可以在截止日期之前隨時撤回申請，之後也可以以書面形式要求查閱、更正或刪除個人資料。',
    en: 'I may withdraw at any time before the deadline, and afterwards I may ask in writing to see, correct or delete my personal data.',
  },
);

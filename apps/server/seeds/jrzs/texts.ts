import { paragraphs } from '../paragraphs.ts';

export const guide = paragraphs(
  {
    sc: '金融专业硕士项目学制两年，培养兼具扎实金融理论、数据分析能力与职业操守的高层次应用型人才。项目分为全日制与非全日制两种学习方式，毕业并符合条件者授予金融硕士专业学位。',
    tc: '金融專業碩士課程學制兩年，培養兼具紮實金融理論、數據分析能力與職業操守的高層次應用型人才。課程分為全日制與兼讀制兩種學習方式，畢業並符合條件者授予金融碩士專業學位。',
    en: 'The Master of Finance is a two-year professional degree that joins sound financial theory with data analysis and professional integrity. It is offered full-time and part-time; graduates who meet the requirements are awarded the degree of Master of Finance.',
  },
  {
    sc: '招生分为“提前面试”和“全国联考”两个阶段。申请人先在本系统提交报名材料，通过审核后参加提前面试；面试结果为优秀者，联考成绩达到国家线即可录取。',
    tc: '招生分為「提前面試」和「全國聯考」兩個階段。申請人先在本系統提交報名材料，通過審核後參加提前面試；面試結果為優秀者，聯考成績達到國家線即可錄取。',
    en: 'Admission has two stages: an advance interview and the national joint examination. You first submit your materials here; after review you are invited to the interview. Candidates graded “excellent” are admitted once they reach the national examination line.',
  },
  {
    sc: '报考非全日制的申请人须具有大学本科学历，并在本科毕业后有三年以上工作经验。工作年限计算至入学当年的九月一日。报考全日制的应届毕业生不受此限。',
    tc: '報考兼讀制的申請人須具有大學本科學歷，並在本科畢業後有三年以上工作經驗。工作年限計算至入學當年的九月一日。報考全日制的應屆畢業生不受此限。',
    en: 'Part-time applicants need a bachelor’s degree and at least three years of work experience after it, counted to 1 September of the year of entry. Final-year students applying for full-time study are exempt.',
  },
  {
    sc: '报名材料包括：身份证件、学历与学位证书、本科成绩单、近期证件照（建议 295×413 像素）、个人履历，以及两篇短文。请如实填写工作单位、职务与年收入，面试时需要出示证明原件。',
    tc: '報名材料包括：身份證件、學歷與學位證書、本科成績單、近期證件照（建議 295×413 像素）、個人履歷，以及兩篇短文。請如實填寫工作單位、職務與年收入，面試時需要出示證明原件。',
    en: 'You will need an identity document, degree certificates, undergraduate transcripts, a recent photograph (295×413 pixels suggested), a résumé and two short essays. State employer, position and annual income truthfully; originals are checked at the interview.',
  },
  {
    sc: '每年报名人数较多，请尽早提交。系统按照提交的先后顺序安排审核，审核结果通常在十个工作日内公布。',
    tc: '每年報名人數較多，請儘早提交。系統按照提交的先後順序安排審核，審核結果通常在十個工作日內公佈。',
    en: 'Many people apply every year, so please submit early. Applications are reviewed in the order in which they arrive, and results normally appear within ten working days.',
  },
);

export const statement = paragraphs(
  {
    sc: '本人已仔细阅读本年度招生简章，清楚了解报考条件、学习方式、学费标准以及录取规则，并自愿报名。',
    tc: '本人已仔細閱讀本年度招生簡章，清楚了解報考條件、學習方式、學費標準以及錄取規則，並自願報名。',
    en: 'I have read this year’s admissions brochure carefully, I understand the entry requirements, forms of study, tuition fees and admission rules, and I apply of my own free will.',
  },
  {
    sc: '本人保证所填报的学历、工作经历、收入和联系方式真实有效。因信息错误或联系方式变更而错过通知的，责任由本人承担。',
    tc: '本人保證所填報的學歷、工作經歷、收入和聯絡方式真實有效。因資料有誤或聯絡方式變更而錯過通知的，責任由本人承擔。',
    en: 'I warrant that the education, work experience, income and contact details I give are true and current. If I miss a notice because details were wrong or have changed, the responsibility is mine.',
  },
  {
    sc: '本人同意商学院在招生工作所需范围内核实上述信息，并同意通过电话、短信和邮件接收与报名有关的通知。',
    tc: '本人同意商學院在招生工作所需範圍內核實上述資料，並同意透過電話、短訊和電郵接收與報名有關的通知。',
    en: 'I agree that the Business School may verify these details as far as admissions require, and may send me notices about my application by telephone, text message and mail.',
  },
);

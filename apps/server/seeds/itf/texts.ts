import { paragraphs } from '../paragraphs.ts';

export const guide = paragraphs(
  {
    sc: '欢迎申请云洲大学科技金融研究院。研究院招收金融科技、量化金融与数字经济三个方向的硕士和博士研究生，面向国内外高校的应届毕业生和在职人士。请在开始填写之前通读本指南，预计阅读时间五分钟。',
    tc: '歡迎申請雲洲大學科技金融研究院。研究院招收金融科技、量化金融與數碼經濟三個方向的碩士和博士研究生，面向海內外大專院校的應屆畢業生和在職人士。請在開始填寫之前細閱本指南，預計閱讀時間五分鐘。',
    en: 'Thank you for considering the Institute for Technology and Finance. We admit master’s and doctoral students in financial technology, quantitative finance and the digital economy, from final-year students and working professionals alike. Please read this guide through before you begin; it takes about five minutes.',
  },
  {
    sc: '第一步，选择批次。每位申请人在同一招生年度只能选择一个批次。批次一经选定，后续模块才会开放；在提交之前，您可以更换为其他仍在开放的批次，已填写的内容会予以保留。',
    tc: '第一步，選擇批次。每位申請人在同一招生年度只能選擇一個批次。批次一經選定，後續模組才會開放；在提交之前，您可以更換為其他仍在開放的批次，已填寫的內容會予以保留。',
    en: 'First, choose a round. You may apply in one round per admission year. The modules of the form open once a round is chosen; until you submit, you may move to another open round and keep what you have entered.',
  },
  {
    sc: '第二步，填写申请表并上传材料。您需要准备：证件照、身份证件、个人简历、本科及以上阶段的成绩单、在读证明或学位证书、英语考试成绩、个人陈述（不超过 1,500 字）和职业规划，以及反映量化能力的作品或竞赛证明（如有）。每一项接受的文件格式和大小写在题目旁边。',
    tc: '第二步，填寫申請表並上載材料。您需要準備：證件相片、身份證件、個人履歷、學士及以上階段的成績單、在學證明或學位證書、英語考試成績、個人陳述（不超過 1,500 字）和職業規劃，以及反映量化能力的作品或競賽證明（如有）。每一項接受的檔案格式和大小寫在題目旁邊。',
    en: 'Second, complete the form and upload your documents. You will need a photograph, an identity document, a curriculum vitae, transcripts from your bachelor’s degree on, proof of enrolment or a degree certificate, the result of an English test, a personal statement of up to 1,500 words, a career plan, and any work or competition results that show quantitative ability. Which kinds and sizes of file are taken is said beside each question.',
  },
  {
    sc: '第三步，邀请推荐人。请填写两位推荐人的姓名和工作邮箱，系统会向推荐人发送专用链接。推荐信由推荐人直接提交；发出邀请之前，您可以选择放弃查阅推荐信的权利，未放弃的可以在推荐信提交后查阅。建议至少在截止日前两周发出邀请。',
    tc: '第三步，邀請推薦人。請填寫兩位推薦人的姓名和工作電郵，系統會向推薦人發送專用連結。推薦信由推薦人直接提交；發出邀請之前，您可以選擇放棄查閱推薦信的權利，未放棄的可以在推薦信提交後查閱。建議至少在截止日前兩週發出邀請。',
    en: 'Third, invite your recommenders. Enter the names and institutional mail addresses of two recommenders and the system sends each of them a personal link. Letters are submitted directly. Before you invite anybody you may waive the right to read them; unless you do, you can read each letter once it is handed in. We advise sending invitations at least two weeks before the deadline.',
  },
  {
    sc: '提交之后，您可以随时登录查看进度。材料审核约需三至四周，进入面试的申请人将收到邮件和短信通知。截止时间以北京时间为准，请避免在最后一天集中提交。',
    tc: '提交之後，您可以隨時登入查看進度。材料審核約需三至四週，進入面試的申請人將收到電郵和短訊通知。截止時間以北京時間為準，請避免在最後一天集中提交。',
    en: 'After submission you can sign in at any time to follow your progress. Review takes three to four weeks, and shortlisted applicants are notified by mail and text message. Deadlines are given in Beijing time; please do not leave submission to the last day.',
  },
);

export const statement = paragraphs(
  {
    sc: '本人承诺：在本系统中填写的全部信息及上传的全部材料真实、准确、完整，不存在伪造、变造、隐瞒或由他人代为填写的情形。',
    tc: '本人承諾：在本系統中填寫的全部資料及上載的全部材料真實、準確、完整，不存在偽造、變造、隱瞞或由他人代為填寫的情形。',
    en: 'I declare that everything I enter in this system and every document I upload is true, accurate and complete, and that nothing has been forged, altered, concealed or completed by someone else on my behalf.',
  },
  {
    sc: '本人知悉：如所提供的信息或材料不实，研究院有权在任何阶段取消本人的申请、录取或入学资格，由此产生的后果由本人承担。',
    tc: '本人知悉：如所提供的資料或材料不實，研究院有權在任何階段取消本人的申請、錄取或入學資格，由此產生的後果由本人承擔。',
    en: 'I understand that if any information or document proves untrue, the Institute may withdraw my application, offer or enrolment at any stage, and that I bear the consequences.',
  },
  {
    sc: '本人同意研究院为招生审核、面试安排和录取通知的目的使用本人的个人信息。研究院不会将这些信息提供给与招生无关的第三方，并在招生年度结束后按照学校的档案规定保存或删除。',
    tc: '本人同意研究院為招生審核、面試安排和錄取通知的目的使用本人的個人資料。研究院不會將這些資料提供給與招生無關的第三方，並在招生年度結束後按照學校的檔案規定保存或刪除。',
    en: 'I agree that the Institute uses my personal data to review applications, arrange interviews and issue offers. The Institute does not pass this data to third parties unconnected with admissions, and keeps or deletes it after the admission year as the University’s records rules require.',
  },
);

import type { Option } from '@portico/form-engine/definition/option';
import { choice, otherChoice } from './words.ts';

export const yesNo: readonly Option[] = [choice('yes', '是', '是', 'Yes'), choice('no', '否', '否', 'No')];

export const genders: readonly Option[] = [choice('female', '女', '女', 'Female'), choice('male', '男', '男', 'Male')];

export const politicalStatuses: readonly Option[] = [
  choice('party', '中共党员', '中共黨員', 'Member of the Communist Party'),
  choice('probationary', '中共预备党员', '中共預備黨員', 'Probationary member of the Communist Party'),
  choice('league', '共青团员', '共青團員', 'Member of the Youth League'),
  choice('democratic', '民主党派成员', '民主黨派成員', 'Member of a democratic party'),
  choice('masses', '群众', '群眾', 'No affiliation'),
  choice('none', '不适用（港澳台及国际申请人）', '不適用（港澳台及國際申請人）', 'Not applicable'),
];

export const degrees: readonly Option[] = [
  choice('doctor', '博士研究生', '博士', 'Doctorate'),
  choice('master', '硕士研究生', '碩士', 'Master’s'),
  choice('bachelor', '大学本科', '學士', 'Bachelor’s'),
  choice('diploma', '大学专科', '副學士或文憑', 'Associate degree or diploma'),
  choice('secondary', '高中', '高中', 'Senior secondary'),
];

export const relatives: readonly Option[] = [
  choice('father', '父亲', '父親', 'Father'),
  choice('mother', '母亲', '母親', 'Mother'),
  choice('spouse', '配偶', '配偶', 'Spouse'),
  choice('sibling', '兄弟姐妹', '兄弟姊妹', 'Brother or sister'),
  choice('child', '子女', '子女', 'Child'),
  otherChoice(),
];

export const academicTitles: readonly Option[] = [
  choice('professor', '教授', '教授', 'Professor'),
  choice('associate', '副教授', '副教授', 'Associate professor'),
  choice('assistant', '助理教授或讲师', '助理教授或講師', 'Assistant professor or lecturer'),
  choice('researcher', '研究员', '研究員', 'Research fellow'),
  choice('manager', '企业主管', '企業主管', 'Manager'),
  otherChoice(),
];

export const industries: readonly Option[] = [
  choice('banking', '银行', '銀行', 'Banking'),
  choice('securities', '证券与基金', '證券與基金', 'Securities and funds'),
  choice('insurance', '保险', '保險', 'Insurance'),
  choice('fintech', '金融科技', '金融科技', 'Financial technology'),
  choice('internet', '互联网与软件', '互聯網與軟件', 'Internet and software'),
  choice('manufacturing', '制造业', '製造業', 'Manufacturing'),
  choice('energy', '能源与环保', '能源與環保', 'Energy and environment'),
  choice('healthcare', '医疗健康', '醫療健康', 'Healthcare'),
  choice('consumer', '消费与零售', '消費與零售', 'Consumer and retail'),
  choice('professional', '会计、法律与咨询', '會計、法律與顧問服務', 'Accounting, law and consulting'),
  choice('property', '地产与建筑', '地產與建築', 'Property and construction'),
  choice('education', '教育与科研', '教育與科研', 'Education and research'),
  otherChoice(),
];

import type { Region } from '../../region.ts';

export const westernEurope: Region = [
  {
    country: 'CH',
    level: 'world-50',
    schools: [
      ['苏黎世联邦理工学院', '蘇黎世聯邦理工學院', 'ETH Zurich', 'ETH'],
      ['洛桑联邦理工学院', '洛桑聯邦理工學院', 'École Polytechnique Fédérale de Lausanne', 'EPFL'],
    ],
  },
  {
    country: 'CH',
    level: 'world-200',
    schools: [
      ['苏黎世大学', '蘇黎世大學', 'University of Zurich', 'Universität Zürich', 'UZH'],
      ['巴塞尔大学', '巴塞爾大學', 'University of Basel', 'Universität Basel'],
      ['日内瓦大学', '日內瓦大學', 'University of Geneva', 'Université de Genève'],
      ['伯尔尼大学', '伯恩大學', 'University of Bern', 'Universität Bern'],
    ],
  },
  {
    country: 'CH',
    level: 'world-500',
    schools: [
      ['洛桑大学', '洛桑大學', 'University of Lausanne', 'Université de Lausanne'],
      ['圣加仑大学', '聖加侖大學', 'University of St. Gallen', 'HSG'],
    ],
  },
  {
    country: 'FR',
    level: 'world-50',
    schools: [
      ['巴黎文理研究大学', '巴黎文理研究大學', 'Université PSL', 'PSL'],
      ['巴黎理工学院', '巴黎綜合理工大學聯盟', 'Institut Polytechnique de Paris', 'IP Paris'],
    ],
  },
  {
    country: 'FR',
    level: 'world-100',
    schools: [
      ['索邦大学', '索邦大學', 'Sorbonne Université'],
      ['巴黎-萨克雷大学', '巴黎-薩克雷大學', 'Université Paris-Saclay'],
    ],
  },
  {
    country: 'FR',
    level: 'world-500',
    schools: [
      ['巴黎西岱大学', '巴黎西岱大學', 'Université Paris Cité'],
      ['巴黎政治学院', '巴黎政治學院', 'Sciences Po'],
      ['巴黎第一大学', '巴黎第一大學', 'Université Paris 1 Panthéon-Sorbonne'],
      ['格勒诺布尔-阿尔卑斯大学', '格勒諾布爾-阿爾卑斯大學', 'Université Grenoble Alpes'],
      ['里昂高等师范学院', '里昂高等師範學院', 'École Normale Supérieure de Lyon', 'ENS Lyon'],
      ['斯特拉斯堡大学', '斯特拉斯堡大學', 'Université de Strasbourg'],
      ['艾克斯-马赛大学', '艾克斯-馬賽大學', 'Aix-Marseille Université'],
    ],
  },
  {
    country: 'FR',
    level: 'other',
    schools: [
      ['巴黎高等商学院', '巴黎高等商學院', 'HEC Paris', 'HEC'],
      ['高等经济商业学院', '高等經濟商業學院', 'ESSEC Business School', 'ESSEC'],
      ['欧洲高等商学院', '歐洲高等商學院', 'ESCP Business School', 'ESCP'],
      ['欧洲工商管理学院', '歐洲工商管理學院', 'INSEAD'],
    ],
  },
  {
    country: 'DE',
    level: 'world-50',
    schools: [
      ['慕尼黑工业大学', '慕尼黑工業大學', 'Technical University of Munich', 'TUM', 'Technische Universität München'],
    ],
  },
  {
    country: 'DE',
    level: 'world-100',
    schools: [
      ['慕尼黑大学', '慕尼黑大學', 'Ludwig-Maximilians-Universität München', 'LMU'],
      ['海德堡大学', '海德堡大學', 'Heidelberg University', 'Universität Heidelberg'],
      ['柏林自由大学', '柏林自由大學', 'Freie Universität Berlin', 'FU Berlin'],
      ['亚琛工业大学', '亞琛工業大學', 'RWTH Aachen University', 'RWTH'],
    ],
  },
  {
    country: 'DE',
    level: 'world-200',
    schools: [
      ['卡尔斯鲁厄理工学院', '卡爾斯魯厄理工學院', 'Karlsruhe Institute of Technology', 'KIT'],
      ['柏林洪堡大学', '柏林洪堡大學', 'Humboldt-Universität zu Berlin', 'HU Berlin'],
      ['柏林工业大学', '柏林工業大學', 'Technische Universität Berlin', 'TU Berlin'],
      ['汉堡大学', '漢堡大學', 'Universität Hamburg'],
    ],
  },
  {
    country: 'DE',
    level: 'world-500',
    schools: [
      ['弗赖堡大学', '弗萊堡大學', 'University of Freiburg', 'Universität Freiburg'],
      ['图宾根大学', '圖賓根大學', 'University of Tübingen', 'Universität Tübingen'],
      ['德累斯顿工业大学', '德累斯頓工業大學', 'TUD Dresden University of Technology', 'TU Dresden'],
      ['波恩大学', '波恩大學', 'University of Bonn', 'Universität Bonn'],
      ['埃尔朗根-纽伦堡大学', '埃爾朗根-紐倫堡大學', 'Friedrich-Alexander-Universität Erlangen-Nürnberg', 'FAU'],
      ['哥廷根大学', '哥廷根大學', 'University of Göttingen', 'Universität Göttingen'],
      ['达姆施塔特工业大学', '達姆施塔特工業大學', 'Technische Universität Darmstadt', 'TU Darmstadt'],
      ['科隆大学', '科隆大學', 'University of Cologne', 'Universität zu Köln'],
      ['斯图加特大学', '斯圖加特大學', 'University of Stuttgart', 'Universität Stuttgart'],
      ['法兰克福大学', '法蘭克福大學', 'Goethe University Frankfurt'],
      ['明斯特大学', '明斯特大學', 'University of Münster', 'Universität Münster'],
      ['曼海姆大学', '曼海姆大學', 'University of Mannheim', 'Universität Mannheim'],
      ['莱比锡大学', '萊比錫大學', 'Leipzig University', 'Universität Leipzig'],
    ],
  },
  {
    country: 'NL',
    level: 'world-50',
    schools: [['代尔夫特理工大学', '代爾夫特理工大學', 'Delft University of Technology', 'TU Delft']],
  },
  {
    country: 'NL',
    level: 'world-100',
    schools: [['阿姆斯特丹大学', '阿姆斯特丹大學', 'University of Amsterdam', 'UvA']],
  },
  {
    country: 'NL',
    level: 'world-200',
    schools: [
      ['乌得勒支大学', '烏特勒支大學', 'Utrecht University'],
      ['莱顿大学', '萊頓大學', 'Leiden University'],
      ['埃因霍温理工大学', '恩荷芬理工大學', 'Eindhoven University of Technology', 'TU/e'],
      ['格罗宁根大学', '格羅寧根大學', 'University of Groningen'],
      ['瓦赫宁根大学', '瓦赫寧根大學', 'Wageningen University & Research', 'WUR'],
      ['鹿特丹伊拉斯姆斯大学', '鹿特丹伊拉斯姆斯大學', 'Erasmus University Rotterdam', 'EUR'],
      ['阿姆斯特丹自由大学', '阿姆斯特丹自由大學', 'Vrije Universiteit Amsterdam', 'VU'],
    ],
  },
  {
    country: 'NL',
    level: 'world-500',
    schools: [
      ['特文特大学', '屯特大學', 'University of Twente'],
      ['马斯特里赫特大学', '馬斯垂克大學', 'Maastricht University'],
      ['奈梅亨大学', '奈梅亨大學', 'Radboud University'],
      ['蒂尔堡大学', '蒂爾堡大學', 'Tilburg University'],
    ],
  },
  {
    country: 'BE',
    level: 'world-100',
    schools: [['荷语鲁汶大学', '荷語魯汶大學', 'KU Leuven', '鲁汶大学', '魯汶大學']],
  },
  {
    country: 'BE',
    level: 'world-200',
    schools: [
      ['根特大学', '根特大學', 'Ghent University', 'UGent'],
      ['法语鲁汶大学', '法語魯汶大學', 'UCLouvain', 'Université catholique de Louvain'],
      ['布鲁塞尔自由大学（法语）', '布魯塞爾自由大學（法語）', 'Université libre de Bruxelles', 'ULB'],
    ],
  },
  {
    country: 'BE',
    level: 'world-500',
    schools: [['安特卫普大学', '安特衛普大學', 'University of Antwerp']],
  },
  {
    country: 'AT',
    level: 'world-200',
    schools: [
      ['维也纳大学', '維也納大學', 'University of Vienna', 'Universität Wien'],
      ['维也纳工业大学', '維也納工業大學', 'TU Wien'],
    ],
  },
  {
    country: 'AT',
    level: 'world-500',
    schools: [['因斯布鲁克大学', '因斯布魯克大學', 'University of Innsbruck']],
  },
  {
    country: 'LU',
    level: 'world-500',
    schools: [['卢森堡大学', '盧森堡大學', 'University of Luxembourg']],
  },
];

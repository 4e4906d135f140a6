import type { LocalText } from '@portico/form-engine/language';

/** An entry of the catalogue of disciplines for graduate studies on the mainland (2022): two digits, or four below one. */
export interface Subject {
  readonly code: string;
  readonly name: LocalText;
}

const catalogue = `
01 哲学 哲學 Philosophy
0101 哲学 哲學 Philosophy
02 经济学 經濟學 Economics
0201 理论经济学 理論經濟學 Theoretical economics
0202 应用经济学 應用經濟學 Applied economics
03 法学 法學 Law
0301 法学 法學 Law
0302 政治学 政治學 Political science
0303 社会学 社會學 Sociology
0304 民族学 民族學 Ethnology
0305 马克思主义理论 馬克思主義理論 Marxist theory
0306 公安学 公安學 Public security
0307 中共党史党建学 中共黨史黨建學 History and building of the Communist Party of China
0308 纪检监察学 紀檢監察學 Discipline inspection and supervision
04 教育学 教育學 Education
0401 教育学 教育學 Education
0402 心理学 心理學 Psychology
0403 体育学 體育學 Sports science
05 文学 文學 Literature
0501 中国语言文学 中國語言文學 Chinese language and literature
0502 外国语言文学 外國語言文學 Foreign languages and literatures
0503 新闻传播学 新聞傳播學 Journalism and communication
06 历史学 歷史學 History
0601 考古学 考古學 Archaeology
0602 中国史 中國史 Chinese history
0603 世界史 世界史 World history
07 理学 理學 Science
0701 数学 數學 Mathematics
0702 物理学 物理學 Physics
0703 化学 化學 Chemistry
0704 天文学 天文學 Astronomy
0705 地理学 地理學 Geography
0706 大气科学 大氣科學 Atmospheric sciences
0707 海洋科学 海洋科學 Marine sciences
0708 地球物理学 地球物理學 Geophysics
0709 地质学 地質學 Geology
0710 生物学 生物學 Biology
0711 系统科学 系統科學 Systems science
0712 科学技术史 科學技術史 History of science and technology
0713 生态学 生態學 Ecology
0714 统计学 統計學 Statistics
08 工学 工學 Engineering
0801 力学 力學 Mechanics
0802 机械工程 機械工程 Mechanical engineering
0803 光学工程 光學工程 Optical engineering
0804 仪器科学与技术 儀器科學與技術 Instrument science and technology
0805 材料科学与工程 材料科學與工程 Materials science and engineering
0806 冶金工程 冶金工程 Metallurgical engineering
0807 动力工程及工程热物理 動力工程及工程熱物理 Power engineering and engineering thermophysics
0808 电气工程 電氣工程 Electrical engineering
0809 电子科学与技术 電子科學與技術 Electronic science and technology
0810 信息与通信工程 信息與通信工程 Information and communication engineering
0811 控制科学与工程 控制科學與工程 Control science and engineering
0812 计算机科学与技术 計算機科學與技術 Computer science and technology
0813 建筑学 建築學 Architecture
0814 土木工程 土木工程 Civil engineering
0815 水利工程 水利工程 Hydraulic engineering
0816 测绘科学与技术 測繪科學與技術 Surveying and mapping
0817 化学工程与技术 化學工程與技術 Chemical engineering and technology
0818 地质资源与地质工程 地質資源與地質工程 Geological resources and geological engineering
0819 矿业工程 礦業工程 Mining engineering
0820 石油与天然气工程 石油與天然氣工程 Oil and natural gas engineering
0821 纺织科学与工程 紡織科學與工程 Textile science and engineering
0822 轻工技术与工程 輕工技術與工程 Light industry technology and engineering
0823 交通运输工程 交通運輸工程 Transportation engineering
0824 船舶与海洋工程 船舶與海洋工程 Naval architecture and ocean engineering
0825 航空宇航科学与技术 航空宇航科學與技術 Aeronautical and astronautical science and technology
0826 兵器科学与技术 兵器科學與技術 Armament science and technology
0827 核科学与技术 核科學與技術 Nuclear science and technology
0828 农业工程 農業工程 Agricultural engineering
0829 林业工程 林業工程 Forestry engineering
0830 环境科学与工程 環境科學與工程 Environmental science and engineering
0831 生物医学工程 生物醫學工程 Biomedical engineering
0832 食品科学与工程 食品科學與工程 Food science and engineering
0833 城乡规划学 城鄉規劃學 Urban and rural planning
0835 软件工程 軟件工程 Software engineering
0836 生物工程 生物工程 Bioengineering
0837 安全科学与工程 安全科學與工程 Safety science and engineering
0838 公安技术 公安技術 Public security technology
0839 网络空间安全 網絡空間安全 Cyberspace security
09 农学 農學 Agriculture
0901 作物学 作物學 Crop science
0902 园艺学 園藝學 Horticulture
0903 农业资源与环境 農業資源與環境 Agricultural resources and environment
0904 植物保护 植物保護 Plant protection
0905 畜牧学 畜牧學 Animal science
0906 兽医学 獸醫學 Veterinary medicine
0907 林学 林學 Forestry
0908 水产 水產 Fisheries
0909 草学 草學 Grassland science
0910 水土保持与荒漠化防治学 水土保持與荒漠化防治學 Soil and water conservation and desertification control
10 医学 醫學 Medicine
1001 基础医学 基礎醫學 Basic medicine
1002 临床医学 臨床醫學 Clinical medicine
1003 口腔医学 口腔醫學 Stomatology
1004 公共卫生与预防医学 公共衛生與預防醫學 Public health and preventive medicine
1005 中医学 中醫學 Traditional Chinese medicine
1006 中西医结合 中西醫結合 Integrated Chinese and Western medicine
1007 药学 藥學 Pharmacy
1008 中药学 中藥學 Chinese materia medica
1009 特种医学 特種醫學 Special medicine
1011 护理学 護理學 Nursing
1012 法医学 法醫學 Forensic medicine
11 军事学 軍事學 Military science
12 管理学 管理學 Management
1201 管理科学与工程 管理科學與工程 Management science and engineering
1202 工商管理学 工商管理學 Business administration
1203 农林经济管理 農林經濟管理 Agricultural and forestry economics and management
1204 公共管理学 公共管理學 Public administration
1205 信息资源管理 信息資源管理 Information resources management
13 艺术学 藝術學 Arts
1301 艺术学 藝術學 Arts
14 交叉学科 交叉學科 Interdisciplinary studies
1401 集成电路科学与工程 集成電路科學與工程 Integrated circuit science and engineering
1402 国家安全学 國家安全學 National security
1403 设计学 設計學 Design
1404 遥感科学与技术 遙感科學與技術 Remote sensing science and technology
1405 智能科学与技术 智能科學與技術 Intelligence science and technology
1406 纳米科学与工程 納米科學與工程 Nanoscience and engineering
1407 区域国别学 區域國別學 Country and area studies
`;

const subjects: readonly Subject[] = catalogue
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', sc = '', tc = '', ...en] = line.split(' ');
    return { code, name: { sc, tc, en: en.join(' ') } };
  });

/** The broad fields of study. */
export const disciplines = subjects.filter(({ code }) => code.length === 2);

/** The subjects of one discipline. */
export const subjectsOf = (discipline: string): readonly Subject[] =>
  subjects.filter(({ code }) => code.length === 4 && code.startsWith(discipline));

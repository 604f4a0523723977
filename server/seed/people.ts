import { type DemoLanguage, type Told, toldIn } from './demo-language.ts'

interface Person<Text> {
  readonly userName: string
  readonly nickName: Text
  readonly role: string
  /** Name of a demo department. */
  readonly department?: Text
  readonly email?: string
  readonly phone?: string
  readonly sex?: '0' | '1' | '2'
  readonly isDisabled?: boolean
}

export type SeedPerson = Person<string>

const admin: Person<Told> = { userName: 'admin', nickName: ['管理员', 'Administrator', 'Administrator'], role: 'admin' }

/** Only where demo data is loaded. Addresses and numbers are ones nobody can have. */
const people: readonly Person<Told>[] = [
  {
    userName: 'lin',
    nickName: ['林晓', 'Lin Harper', 'Lin Bauer'],
    role: 'creator',
    department: ['产品部', 'Product', 'Produkt'],
    email: 'lin@example.com',
    sex: '1',
  },
  {
    userName: 'weber',
    nickName: ['Anna Weber', 'Anna Weber', 'Anna Weber'],
    role: 'viewer',
    department: ['海外部', 'Overseas', 'Ausland'],
    email: 'weber@example.com',
    sex: '1',
  },
  {
    userName: 'zhao',
    nickName: ['赵志强', 'Robert Zhao', 'Robert Zhao'],
    role: 'dept_manager',
    department: ['研发中心', 'Research and development', 'Forschung und Entwicklung'],
    phone: '010-55500101',
    sex: '0',
  },
  {
    userName: 'chen',
    nickName: ['陈思远', 'Simon Chen', 'Simon Chen'],
    role: 'creator',
    department: ['前端组', 'Front-end team', 'Frontend-Team'],
    phone: '010-55500102',
    sex: '0',
  },
  {
    userName: 'liu',
    nickName: ['刘雨桐', 'Rose Liu', 'Rosa Liu'],
    role: 'creator',
    department: ['前端组', 'Front-end team', 'Frontend-Team'],
    phone: '010-55500103',
    sex: '1',
  },
  {
    userName: 'huang',
    nickName: ['黄文博', 'Winston Huang', 'Benno Huang'],
    role: 'creator',
    department: ['后端组', 'Back-end team', 'Backend-Team'],
    phone: '010-55500104',
    sex: '0',
  },
  {
    userName: 'wu',
    nickName: ['吴静怡', 'Jenny Wu', 'Jenny Wu'],
    role: 'creator',
    department: ['测试组', 'Test team', 'Test-Team'],
    phone: '010-55500105',
    sex: '1',
  },
  {
    userName: 'zhou',
    nickName: ['周建华', 'James Zhou', 'Jens Zhou'],
    role: 'dept_manager',
    department: ['市场部', 'Marketing', 'Marketing'],
    phone: '010-55500106',
    sex: '0',
  },
  {
    userName: 'xu',
    nickName: ['徐梦洁', 'Maggie Xu', 'Magda Xu'],
    role: 'creator',
    department: ['市场部', 'Marketing', 'Marketing'],
    phone: '010-55500107',
    sex: '1',
  },
  {
    userName: 'sun',
    nickName: ['孙浩然', 'Henry Sun', 'Henrik Sun'],
    role: 'viewer',
    department: ['人力资源部', 'Human resources', 'Personal'],
    phone: '010-55500108',
    sex: '0',
  },
  {
    userName: 'schneider',
    nickName: ['Jonas Schneider', 'Jonas Schneider', 'Jonas Schneider'],
    role: 'creator',
    department: ['海外部', 'Overseas', 'Ausland'],
    sex: '0',
  },
  {
    userName: 'ma',
    nickName: ['马丽', 'Mary Ma', 'Maria Ma'],
    role: 'creator',
    department: ['人力资源部', 'Human resources', 'Personal'],
    phone: '010-55500109',
    sex: '1',
    isDisabled: true,
  },
]

const personIn =
  (language: DemoLanguage) =>
  ({ nickName, department, ...person }: Person<Told>): SeedPerson => ({
    ...person,
    nickName: toldIn(language, nickName),
    ...(department && { department: toldIn(language, department) }),
  })

export const administrator = (language: DemoLanguage): SeedPerson => personIn(language)(admin)

export const demoPeople = (language: DemoLanguage): readonly SeedPerson[] => people.map(personIn(language))

interface Department<Text> {
  readonly name: Text
  readonly leader?: Text
  readonly isDisabled?: boolean
  readonly children?: readonly Department<Text>[]
}
export type SeedDepartment = Department<string>

const departments: readonly Department<Told>[] = [
  {
    name: ['示例科技', 'Sample Technology', 'Beispiel Technik'],
    leader: ['管理员', 'Administrator', 'Administrator'],
    children: [
      {
        name: ['研发中心', 'Research and development', 'Forschung und Entwicklung'],
        leader: ['赵志强', 'Robert Zhao', 'Robert Zhao'],
        children: [
          { name: ['前端组', 'Front-end team', 'Frontend-Team'] },
          { name: ['后端组', 'Back-end team', 'Backend-Team'] },
          { name: ['测试组', 'Test team', 'Test-Team'] },
        ],
      },
      { name: ['产品部', 'Product', 'Produkt'], leader: ['林晓', 'Lin Harper', 'Lin Bauer'] },
      {
        name: ['市场部', 'Marketing', 'Marketing'],
        leader: ['周建华', 'James Zhou', 'Jens Zhou'],
        children: [{ name: ['海外部', 'Overseas', 'Ausland'], leader: ['Anna Weber', 'Anna Weber', 'Anna Weber'] }],
      },
      { name: ['人力资源部', 'Human resources', 'Personal'], leader: ['孙浩然', 'Henry Sun', 'Henrik Sun'] },
      { name: ['旧项目组', 'Old project team', 'Altes Projektteam'], isDisabled: true },
    ],
  },
]

const departmentIn =
  (language: DemoLanguage) =>
  ({ name, leader, children, ...department }: Department<Told>): SeedDepartment => ({
    ...department,
    name: toldIn(language, name),
    ...(leader && { leader: toldIn(language, leader) }),
    ...(children && { children: children.map(departmentIn(language)) }),
  })

export const demoDepartments = (language: DemoLanguage): readonly SeedDepartment[] =>
  departments.map(departmentIn(language))

interface Post<Text> {
  readonly code: string
  readonly name: Text
  /** User names of the people who hold it. */
  readonly holders: readonly string[]
  readonly isDisabled?: boolean
}

export type SeedPost = Post<string>

const posts: readonly Post<Told>[] = [
  { code: 'general_manager', name: ['总经理', 'Managing director', 'Geschäftsleitung'], holders: ['admin'] },
  {
    code: 'department_head',
    name: ['部门经理', 'Head of department', 'Abteilungsleitung'],
    holders: ['zhao', 'zhou', 'lin', 'weber', 'sun'],
  },
  { code: 'product_manager', name: ['产品经理', 'Product manager', 'Produktleitung'], holders: ['lin'] },
  {
    code: 'engineer',
    name: ['开发工程师', 'Software engineer', 'Softwareentwicklung'],
    holders: ['chen', 'liu', 'huang'],
  },
  { code: 'tester', name: ['测试工程师', 'Test engineer', 'Testentwicklung'], holders: ['wu'] },
  { code: 'marketing', name: ['市场专员', 'Marketing specialist', 'Marketing'], holders: ['xu', 'schneider'] },
  {
    code: 'human_resources',
    name: ['人事专员', 'Personnel officer', 'Personalsachbearbeitung'],
    holders: ['sun', 'ma'],
  },
  { code: 'intern', name: ['实习生', 'Intern', 'Praktikum'], holders: [] },
  { code: 'adviser', name: ['顾问', 'Adviser', 'Beratung'], holders: [], isDisabled: true },
]

export const demoPosts = (language: DemoLanguage): readonly SeedPost[] =>
  posts.map(({ name, ...post }) => ({ ...post, name: toldIn(language, name) }))

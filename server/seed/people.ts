export interface SeedPerson {
  readonly userName: string
  readonly nickName: string
  readonly role: string
  /** Name of a demo department. */
  readonly department?: string
  readonly email?: string
  readonly phone?: string
  readonly sex?: '0' | '1' | '2'
  readonly isDisabled?: boolean
}

export const administrator: SeedPerson = { userName: 'admin', nickName: '管理员', role: 'admin' }

/** Only where demo data is loaded. Addresses and numbers are ones nobody can have. */
export const demoPeople: readonly SeedPerson[] = [
  { userName: 'lin', nickName: '林晓', role: 'creator', department: '产品部', email: 'lin@example.com', sex: '1' },
  {
    userName: 'weber',
    nickName: 'Anna Weber',
    role: 'viewer',
    department: '海外部',
    email: 'weber@example.com',
    sex: '1',
  },
  {
    userName: 'zhao',
    nickName: '赵志强',
    role: 'dept_manager',
    department: '研发中心',
    phone: '010-55500101',
    sex: '0',
  },
  { userName: 'chen', nickName: '陈思远', role: 'creator', department: '前端组', phone: '010-55500102', sex: '0' },
  { userName: 'liu', nickName: '刘雨桐', role: 'creator', department: '前端组', phone: '010-55500103', sex: '1' },
  { userName: 'huang', nickName: '黄文博', role: 'creator', department: '后端组', phone: '010-55500104', sex: '0' },
  { userName: 'wu', nickName: '吴静怡', role: 'creator', department: '测试组', phone: '010-55500105', sex: '1' },
  { userName: 'zhou', nickName: '周建华', role: 'dept_manager', department: '市场部', phone: '010-55500106', sex: '0' },
  { userName: 'xu', nickName: '徐梦洁', role: 'creator', department: '市场部', phone: '010-55500107', sex: '1' },
  { userName: 'sun', nickName: '孙浩然', role: 'viewer', department: '人力资源部', phone: '010-55500108', sex: '0' },
  { userName: 'schneider', nickName: 'Jonas Schneider', role: 'creator', department: '海外部', sex: '0' },
  {
    userName: 'ma',
    nickName: '马丽',
    role: 'creator',
    department: '人力资源部',
    phone: '010-55500109',
    sex: '1',
    isDisabled: true,
  },
]

export interface SeedDepartment {
  readonly name: string
  readonly leader?: string
  readonly isDisabled?: boolean
  readonly children?: readonly SeedDepartment[]
}

export const demoDepartments: readonly SeedDepartment[] = [
  {
    name: '示例科技',
    leader: '管理员',
    children: [
      {
        name: '研发中心',
        leader: '赵志强',
        children: [{ name: '前端组' }, { name: '后端组' }, { name: '测试组' }],
      },
      { name: '产品部', leader: '林晓' },
      { name: '市场部', leader: '周建华', children: [{ name: '海外部', leader: 'Anna Weber' }] },
      { name: '人力资源部', leader: '孙浩然' },
      { name: '旧项目组', isDisabled: true },
    ],
  },
]

export interface SeedPost {
  readonly code: string
  readonly name: string
  /** User names of the people who hold it. */
  readonly holders: readonly string[]
  readonly isDisabled?: boolean
}

export const demoPosts: readonly SeedPost[] = [
  { code: 'general_manager', name: '总经理', holders: ['admin'] },
  { code: 'department_head', name: '部门经理', holders: ['zhao', 'zhou', 'lin', 'weber', 'sun'] },
  { code: 'product_manager', name: '产品经理', holders: ['lin'] },
  { code: 'engineer', name: '开发工程师', holders: ['chen', 'liu', 'huang'] },
  { code: 'tester', name: '测试工程师', holders: ['wu'] },
  { code: 'marketing', name: '市场专员', holders: ['xu', 'schneider'] },
  { code: 'human_resources', name: '人事专员', holders: ['sun', 'ma'] },
  { code: 'intern', name: '实习生', holders: [] },
  { code: 'adviser', name: '顾问', holders: [], isDisabled: true },
]

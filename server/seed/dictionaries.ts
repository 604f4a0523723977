/** A dictionary every installation has. The console asks for these by type, so they stay. */
export interface SeedDictionary {
  readonly type: string
  readonly name: string
  /** Value, label, colour of the tag. The first is the default. */
  readonly items: readonly (readonly [value: string, label: string, listClass: string])[]
}

export const seedDictionaries: readonly SeedDictionary[] = [
  {
    type: 'sys_user_sex',
    name: '用户性别',
    items: [
      ['2', '未知', 'default'],
      ['0', '男', 'default'],
      ['1', '女', 'default'],
    ],
  },
  {
    type: 'sys_normal_disable',
    name: '系统开关',
    items: [
      ['active', '正常', 'success'],
      ['disabled', '停用', 'danger'],
    ],
  },
  {
    type: 'sys_show_hide',
    name: '菜单状态',
    items: [
      ['true', '显示', 'primary'],
      ['false', '隐藏', 'default'],
    ],
  },
  {
    type: 'sys_yes_no',
    name: '系统是否',
    items: [
      ['true', '是', 'primary'],
      ['false', '否', 'default'],
    ],
  },
  {
    type: 'sys_data_scope',
    name: '数据范围',
    items: [
      ['self', '仅本人', 'default'],
      ['department', '本部门', 'info'],
      ['department_tree', '本部门及以下', 'info'],
      ['departments', '自定义部门', 'warning'],
      ['all', '全部数据', 'danger'],
    ],
  },
  {
    type: 'form_template_category',
    name: '模板分类',
    items: [
      ['feedback', '调查反馈', 'default'],
      ['registration', '报名登记', 'default'],
      ['office', '行政人事', 'default'],
      ['service', '预约服务', 'default'],
      ['education', '教育培训', 'default'],
    ],
  },
  {
    type: 'form_theme_category',
    name: '主题分类',
    items: [
      ['plain', '简约', 'default'],
      ['business', '商务', 'default'],
      ['education', '教育', 'default'],
      ['life', '生活', 'default'],
      ['festive', '节庆', 'default'],
      ['night', '夜色', 'default'],
    ],
  },
  {
    type: 'sys_notice_type',
    name: '通知类型',
    items: [
      ['1', '通知', 'warning'],
      ['2', '公告', 'success'],
    ],
  },
  {
    type: 'sys_notice_status',
    name: '通知状态',
    items: [
      ['0', '正常', 'success'],
      ['1', '关闭', 'danger'],
    ],
  },
  {
    type: 'sys_oper_type',
    name: '操作类型',
    items: [
      ['create', '新增', 'info'],
      ['update', '修改', 'info'],
      ['delete', '删除', 'danger'],
      ['grant', '授权', 'primary'],
      ['export', '导出', 'warning'],
      ['import', '导入', 'warning'],
    ],
  },
  {
    type: 'sys_common_status',
    name: '系统状态',
    items: [
      ['success', '成功', 'success'],
      ['failure', '失败', 'danger'],
    ],
  },
  {
    type: 'sys_job_status',
    name: '任务状态',
    items: [
      ['active', '正常', 'success'],
      ['paused', '暂停', 'warning'],
    ],
  },
  {
    type: 'sys_job_group',
    name: '任务分组',
    items: [
      ['DEFAULT', '默认', 'default'],
      ['SYSTEM', '系统', 'default'],
    ],
  },
]

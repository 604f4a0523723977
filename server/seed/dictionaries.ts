/** A dictionary every installation has. The console asks for these by type, so they stay. */
export interface SeedDictionary {
  readonly type: string
  /** Value and colour of the tag. The first is the default. */
  readonly items: readonly (readonly [value: string, listClass: string])[]
}

/** Their names and those of their items are texts of the server: `builtin.dict.<type>` and `builtin.dict.<type>.<value>`. */
export const seedDictionaries = [
  {
    type: 'sys_user_sex',
    items: [
      ['2', 'default'],
      ['0', 'default'],
      ['1', 'default'],
    ],
  },
  {
    type: 'sys_normal_disable',
    items: [
      ['active', 'success'],
      ['disabled', 'danger'],
    ],
  },
  {
    type: 'sys_show_hide',
    items: [
      ['true', 'primary'],
      ['false', 'default'],
    ],
  },
  {
    type: 'sys_yes_no',
    items: [
      ['true', 'primary'],
      ['false', 'default'],
    ],
  },
  {
    type: 'sys_data_scope',
    items: [
      ['self', 'default'],
      ['department', 'info'],
      ['department_tree', 'info'],
      ['departments', 'warning'],
      ['all', 'danger'],
    ],
  },
  {
    type: 'form_template_category',
    items: [
      ['feedback', 'default'],
      ['registration', 'default'],
      ['booking', 'default'],
      ['order', 'default'],
      ['approval', 'default'],
      ['inspection', 'default'],
      ['office', 'default'],
      ['service', 'default'],
      ['education', 'default'],
    ],
  },
  {
    type: 'form_theme_category',
    items: [
      ['plain', 'default'],
      ['business', 'default'],
      ['education', 'default'],
      ['life', 'default'],
      ['festive', 'default'],
      ['night', 'default'],
    ],
  },
  {
    type: 'sys_notice_type',
    items: [
      ['1', 'warning'],
      ['2', 'success'],
    ],
  },
  {
    type: 'sys_notice_status',
    items: [
      ['0', 'success'],
      ['1', 'danger'],
    ],
  },
  {
    type: 'sys_oper_type',
    items: [
      ['create', 'info'],
      ['update', 'info'],
      ['delete', 'danger'],
      ['grant', 'primary'],
      ['export', 'warning'],
      ['import', 'warning'],
    ],
  },
  {
    type: 'sys_common_status',
    items: [
      ['success', 'success'],
      ['failure', 'danger'],
    ],
  },
  {
    type: 'sys_job_status',
    items: [
      ['active', 'success'],
      ['paused', 'warning'],
    ],
  },
  {
    type: 'sys_job_group',
    items: [
      ['DEFAULT', 'default'],
      ['SYSTEM', 'default'],
    ],
  },
] as const satisfies readonly SeedDictionary[]

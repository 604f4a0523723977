/**
 * What the product brings along is named by a key, and read in everybody's own language, until somebody names it. Rows of
 * before that still have the name they came with get the key; others keep what somebody wrote.
 */
export const up = `
alter table role add name_key text;
alter table dict_type add name_key text;
alter table dict_data add name_key text;
alter table config add name_key text;

update role set name_key = 'role.' || role_key from (values ('admin', '管理员'), ('creator', '表单创建者'), ('viewer', '数据查看者'), ('dept_manager', '部门主管')) came (key, name)
where role_key = came.key and role_name = came.name;
update config set name_key = 'config.' || config_key from (values ('systemInfoConfig', '网站信息'), ('licence', '许可证')) came (key, name)
where config_key = came.key and config_name = came.name;
update dict_type set name_key = 'dict.' || dict_type.dict_type from (values
  ('sys_user_sex', '用户性别'),
  ('sys_normal_disable', '系统开关'),
  ('sys_show_hide', '菜单状态'),
  ('sys_yes_no', '系统是否'),
  ('sys_data_scope', '数据范围'),
  ('form_template_category', '模板分类'),
  ('form_theme_category', '主题分类'),
  ('sys_notice_type', '通知类型'),
  ('sys_notice_status', '通知状态'),
  ('sys_oper_type', '操作类型'),
  ('sys_common_status', '系统状态'),
  ('sys_job_status', '任务状态'),
  ('sys_job_group', '任务分组')
) came (type, name) where dict_type.dict_type = came.type and dict_name = came.name;
update dict_data set name_key = 'dict.' || dict_data.dict_type || '.' || dict_value from (values
  ('sys_user_sex', '2', '未知'),
  ('sys_user_sex', '0', '男'),
  ('sys_user_sex', '1', '女'),
  ('sys_normal_disable', 'active', '正常'),
  ('sys_normal_disable', 'disabled', '停用'),
  ('sys_show_hide', 'true', '显示'),
  ('sys_show_hide', 'false', '隐藏'),
  ('sys_yes_no', 'true', '是'),
  ('sys_yes_no', 'false', '否'),
  ('sys_data_scope', 'self', '仅本人'),
  ('sys_data_scope', 'department', '本部门'),
  ('sys_data_scope', 'department_tree', '本部门及以下'),
  ('sys_data_scope', 'departments', '自定义部门'),
  ('sys_data_scope', 'all', '全部数据'),
  ('form_template_category', 'feedback', '调查反馈'),
  ('form_template_category', 'registration', '报名登记'),
  ('form_template_category', 'office', '行政人事'),
  ('form_template_category', 'service', '预约服务'),
  ('form_template_category', 'education', '教育培训'),
  ('form_theme_category', 'plain', '简约'),
  ('form_theme_category', 'business', '商务'),
  ('form_theme_category', 'education', '教育'),
  ('form_theme_category', 'life', '生活'),
  ('form_theme_category', 'festive', '节庆'),
  ('form_theme_category', 'night', '夜色'),
  ('sys_notice_type', '1', '通知'),
  ('sys_notice_type', '2', '公告'),
  ('sys_notice_status', '0', '正常'),
  ('sys_notice_status', '1', '关闭'),
  ('sys_oper_type', 'create', '新增'),
  ('sys_oper_type', 'update', '修改'),
  ('sys_oper_type', 'delete', '删除'),
  ('sys_oper_type', 'grant', '授权'),
  ('sys_oper_type', 'export', '导出'),
  ('sys_oper_type', 'import', '导入'),
  ('sys_common_status', 'success', '成功'),
  ('sys_common_status', 'failure', '失败'),
  ('sys_job_status', 'active', '正常'),
  ('sys_job_status', 'paused', '暂停'),
  ('sys_job_group', 'DEFAULT', '默认'),
  ('sys_job_group', 'SYSTEM', '系统')
) came (type, value, label) where dict_data.dict_type = came.type and dict_value = came.value and dict_label = came.label;
`

/**
 * Templates by scene: categories that the product did not have, where it already runs. What somebody has named or moved
 * stays as it is.
 */
export const up = `
insert into dict_data (dict_type, dict_value, dict_label, name_key, list_class, dict_sort, is_default)
select dict_type, value, label, 'dict.form_template_category.' || value, 'default',
  (select coalesce(max(dict_sort), 0) from dict_data where dict_type = 'form_template_category') + number, false
from dict_type, (values (1, 'booking', '预约预订'), (2, 'order', '订购订单'), (3, 'approval', '审批申请'), (4, 'inspection', '巡检巡查'))
  came (number, value, label)
where dict_type = 'form_template_category' and not exists (
  select from dict_data where dict_data.dict_type = 'form_template_category' and dict_value = came.value);
update dict_data set dict_label = '客户服务'
where dict_type = 'form_template_category' and dict_value = 'service' and name_key is not null;
`

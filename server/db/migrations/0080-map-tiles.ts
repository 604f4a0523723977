/** Where map pictures come from: nowhere, until an administrator names an address. */
export const up = `
insert into config (config_key, config_name, name_key, config_value, is_public, is_builtin) values
  ('mapTileAddress', '地图瓦片地址', 'config.mapTileAddress', '', true, true),
  ('mapTileCredit', '地图版权说明', 'config.mapTileCredit', '', true, true)
on conflict (config_key) do nothing;
`

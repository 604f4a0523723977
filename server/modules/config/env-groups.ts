import type { envKeys } from '#shared/contract/config'

export type EnvKey = (typeof envKeys)[number]

/** Fields of a group that may be read by whoever may see the group. Whatever has another name is secret (T13). */
const openFields: Readonly<Record<EnvKey, readonly string[]>> = {
  systemInfoConfig: [
    'name',
    'logoImg',
    'copyright',
    'backgroundImage',
    'systemName',
    'webBaseUrl',
    'openWxMpLogin',
    'allowThirdPartyLogin',
    'thirdPartyLoginTypeList',
  ],
  emailEnvConfig: ['enabled', 'type', 'host', 'port', 'security', 'username', 'from', 'fromName'],
  smsEnvConfig: ['enabled', 'type', 'endpoint', 'secretId', 'appId', 'sign', 'templateId'],
  fileEnvConfig: [
    'enabled',
    'ossType',
    'endpoint',
    'region',
    'accessKeyId',
    'bucketName',
    'domain',
    'uploadFolder',
    'accessPathPattern',
  ],
  wxMpEnvConfig: ['enabled', 'appId'],
  wxPayEnvConfig: ['enabled', 'appId', 'mchId', 'notifyUrl'],
  deepSeekEnvConfig: ['enabled', 'baseUrl', 'model'],
  oidcEnvConfig: ['enabled', 'id', 'name', 'issuer', 'clientId', 'scope'],
}

export const isSecretField = (key: EnvKey, name: string): boolean => !openFields[key].includes(name)

/** Everybody may read it, visitors too: so nothing in it can be secret. */
export const isPublicGroup = (key: EnvKey): boolean => key === 'systemInfoConfig'

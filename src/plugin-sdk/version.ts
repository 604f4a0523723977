/**
 * Of the plugin SDK. A plugin outside the repository names the major it was written for; what is taken away or changed
 * raises the major, what is added the minor. docs/sdk-api is the whole of it.
 */
export const sdkVersion = '1.8.0'

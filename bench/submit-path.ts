export const submitPath = '/sapi/user/form/data/public/create'

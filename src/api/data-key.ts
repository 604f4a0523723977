import type { Endpoint } from '#shared/contract/endpoint'

/** Answers are known by their path first, so that an action can say which ones it changes. */
export const dataKey = (endpoint: Pick<Endpoint, 'path'>): readonly unknown[] => ['api', endpoint.path]
